import { defineConfig } from '@playwright/test';
import suite, { reportersFor } from './playwright.config';
import type { BrowserOptions } from './browsers/fixtures';

/**
 * A player's whole way in the desktop browsers that Playwright does not drive: `npm run test:browsers`,
 * which finds them.
 */
export default defineConfig<object, BrowserOptions>({
  testDir: 'browsers',
  testMatch: '*.browsers.ts',
  outputDir: '../test-results/browsers',
  reporter: reportersFor('browsers'),
  workers: 1,
  timeout: 120_000,
  forbidOnly: suite.forbidOnly ?? false,
  projects: [
    { name: 'Firefox', use: { engine: 'firefox' } },
    { name: 'WebKit', use: { engine: 'webkit' } },
  ],
});
