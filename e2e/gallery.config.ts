import { defineConfig } from '@playwright/test';
import suite from './playwright.config';

/** The screenshots of every screen in every state; `npm run gallery` takes them, no test does. */
export default defineConfig(suite, {
  testMatch: 'gallery/*.shots.ts',
  outputDir: '../test-results/gallery',
  reporter: [['list']],
  use: { trace: 'off', screenshot: 'off' },
});
