import { defineConfig } from '@playwright/test';
import suite, { reportersFor } from './playwright.config';

/**
 * A player's whole way in the desktop browsers that Playwright does not drive: `npm run test:browsers`,
 * which finds them.
 */
export default defineConfig({
  testDir: 'browsers',
  outputDir: '../test-results/browsers',
  reporter: reportersFor('browsers'),
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: suite.forbidOnly ?? false,
  projects: [
    { name: 'Firefox', testMatch: 'firefox.browsers.ts' },
    { name: 'WebKit', testMatch: 'webkit.browsers.ts' },
  ],
});
