import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { ReporterDescription } from '@playwright/test';

const isRoot = process.getuid?.() === 0;
const isLinux = process.platform === 'linux';
/** Set by run.ts if it finds a browser; otherwise Playwright looks for an installed Chrome. */
const executablePath = process.env['BROWSER_PATH'];
/** Names the results; the test run sets another for each of its parts. */
const suite = process.env['BROWSER_SUITE'] ?? 'browser';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `../test-results/${suite}`,
  reporter: reportersFor(suite),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Each worker has a sandbox on its own loopback address, and only Linux has several. More workers than cores
  // take longer in all: a page that loads keeps a core busy.
  workers: isLinux ? Math.min(4, availableParallelism()) : 1,
  // A busy machine is slow, not wrong; a test that hangs still fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'km-KH',
    timezoneId: 'Asia/Phnom_Penh',
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    // Tracing every test takes half as long again; `--trace on` enables it.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : { channel: 'chrome' }),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        // In addition to the fixtures' check: no other host can be reached.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.*',
      ],
    },
  },
});

/** A list while the suite runs, JSON for the summary, and JUnit XML for CI. */
export function reportersFor(suite: string): ReporterDescription[] {
  const file = (extension: string) => ({ outputFile: `../test-results/${suite}.${extension}` });
  return [['list'], ['json', file('json')], ['junit', file('xml')]];
}
