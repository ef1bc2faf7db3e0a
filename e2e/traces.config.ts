import { defineConfig } from '@playwright/test';
import suite from './playwright.config';

/** The recorded traces of src/testing/traces; `npm run traces:record` makes them, no test does. */
export default defineConfig(suite, {
  testMatch: 'traces/*.record.ts',
  outputDir: '../test-results/traces',
  reporter: [['list']],
});
