import { defineConfig } from '@playwright/test';
import suite from './playwright.config';

/** Records the traces of src/testing/traces, for `npm run traces:record` only. */
export default defineConfig(suite, {
  testMatch: 'traces/*.record.ts',
  outputDir: '../test-results/traces',
  reporter: [['list']],
});
