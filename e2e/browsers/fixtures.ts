import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { sandboxTest } from '../support/fixtures';
import type { BrowserDriver } from './browserDriver';
import { browsers } from './desktopBrowsers';
import type { Engine } from './desktopBrowsers';
import { WebPage } from './webPage';

export { expect };

export interface BrowserOptions {
  engine: Engine;
}

interface Fixtures {
  /** A browser that starts with the test and has an empty profile. */
  driver: BrowserDriver;
  webPage: WebPage;
}

const lastError = 'the error at the end of the test';

/** The test function in a browser that Playwright does not drive. Fails on any console error of Firefox. */
export const test = sandboxTest.extend<Fixtures, BrowserOptions>({
  engine: ['firefox', { scope: 'worker', option: true }],

  driver: async ({ engine }, use, testInfo) => {
    const { find, start } = browsers[engine];
    const program = find();
    if (program === null) throw new Error(`There is no ${engine} here.`);
    const scratch = mkdtempSync(join(tmpdir(), `${engine}-`));
    const driver = await start(program, scratch);
    try {
      await use(driver);
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath('screenshot.png');
        writeFileSync(path, await driver.screenshot(), 'base64');
        await testInfo.attach('screenshot', { path, contentType: 'image/png' });
      }
      if (driver.consoleErrors !== null) {
        // The only error shows that others would have been seen.
        await driver.call(`() => console.error(${JSON.stringify(lastError)})`);
        await expect
          .poll(() => driver.consoleErrors, { message: 'errors in the console' })
          .toEqual([expect.stringContaining(lastError)]);
      }
    } finally {
      await driver.close();
      rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    }
  },

  webPage: async ({ driver, sandbox }, use) => use(new WebPage(driver, sandbox.webUrl)),
});
