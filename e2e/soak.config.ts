import { defineConfig } from '@playwright/test';
import suite from './playwright.config';

/** The long soak; `npm run soak` runs it, no test does. */
export default defineConfig(suite, {
  testMatch: 'soak/*.soak.ts',
  outputDir: '../test-results/soak',
  reporter: [['list']],
});
