import { defineConfig } from '@playwright/test';
import suite from './playwright.config';

/** The long soak, for `npm run soak` only. */
export default defineConfig(suite, {
  testMatch: 'soak/*.soak.ts',
  outputDir: '../test-results/soak',
  reporter: [['list']],
});
