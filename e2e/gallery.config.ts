import { defineConfig } from '@playwright/test';
import suite from './playwright.config';

/** Screenshots of every screen in every state, for `npm run gallery` only. */
export default defineConfig(suite, {
  testMatch: 'gallery/*.shots.ts',
  outputDir: '../test-results/gallery',
  reporter: [['list']],
  use: { trace: 'off', screenshot: 'off' },
});
