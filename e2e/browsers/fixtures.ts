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

/** The test function in a browser that Playwright does not drive. Fails on any console error. */
export const test = sandboxTest.extend<Fixtures, BrowserOptions>({
  engine: ['firefox', { scope: 'worker', option: true }],

  driver: async ({ engine }, use, testInfo) => {
    const { find, start } = browsers[engine];
    const program = find();
    if (program === null) throw new Error(`There is no ${engine} here.`);
    const scratch = mkdtempSync(join(tmpdir(), `${engine}-`));
    const driver = await start(program, scratch);
    await use(driver);
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('screenshot.png');
      writeFileSync(path, await driver.screenshot(), 'base64');
      await testInfo.attach('screenshot', { path, contentType: 'image/png' });
    }
    await driver.close();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    expect(driver.consoleErrors, 'errors in the console').toEqual([]);
  },

  webPage: async ({ driver, sandbox }, use) => use(new WebPage(driver, sandbox.webUrl)),
});
