import { defineConfig } from '@playwright/test';
import suite from './playwright.config';

/** Screenshots of every screen in every state, for `npm run gallery` only. */
export default defineConfig(suite, {
  // The keys take the keyboard and layout of the screen, so they run only when asked for.
  testMatch: `gallery/${process.env['KHMER_KEYBOARD'] === 'on' ? 'khmerKeyboard.keys' : '*.shots'}.ts`,
  outputDir: '../test-results/gallery',
  reporter: [['list']],
  use: { trace: 'off', screenshot: 'off' },
});
