import { defineConfig } from '@playwright/test';
import suite, { reportersFor } from './playwright.config';
import type { SuiteOptions } from './support/fixtures';

/** The smoke tests with nginx instead of the sandbox's web server: `npm run test:nginx`. */
export default defineConfig<object, SuiteOptions>(suite, {
  grep: /@smoke/,
  outputDir: '../test-results/nginx',
  reporter: reportersFor('nginx'),
  use: { webServer: 'nginx' },
});
