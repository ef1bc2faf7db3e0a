import { defineConfig } from '@playwright/test';
import suite from './playwright.config';

/** A round on servers that already run; the scripts in `scripts/interop/` start them. */
export default defineConfig(suite, {
  testMatch: 'interop/*.interop.ts',
  outputDir: '../test-results/interop',
  reporter: [['list']],
  workers: 1,
  use: { baseURL: 'http://127.0.0.1:3000' },
});
