import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import suite from '../e2e/playwright.config';
import { SandboxControl } from '../e2e/support/control';
import { findBrowser } from '../e2e/support/findBrowser';
import type { Sandbox } from '../e2e/support/fixtures';
import { startSandboxProcess } from '../e2e/support/sandboxProcess';

/** What every measurement uses: a browser, and a sandbox with the built app. */
export interface Bench {
  readonly browser: Browser;
  readonly sandbox: Sandbox;
  /** Opens a page with an empty cache over a sandbox at its seed, and closes it after `use`. */
  withPage<Result>(use: (page: Page, context: BrowserContext) => Promise<Result>): Promise<Result>;
}

/** A loopback address that no worker of the browser suite uses. */
const host = process.platform === 'linux' ? '127.0.0.9' : '127.0.0.1';

/** Starts a browser and a sandbox for the measurements, and stops both afterwards. */
export async function withBench<Result>(
  measure: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const { webUrl, apiUrl, stop } = await startSandboxProcess(host, {});
  const {
    launchOptions,
    locale = 'km-KH',
    timezoneId = 'Asia/Phnom_Penh',
    viewport,
  } = suite.use ?? {};
  const path = findBrowser();
  const browser = await chromium.launch({
    ...launchOptions,
    ...(path === null ? { channel: 'chrome' } : { executablePath: path }),
  });
  const sandbox: Sandbox = { webUrl, apiUrl, control: new SandboxControl(apiUrl) };
  const pageOptions = { locale, timezoneId, viewport: viewport ?? null, baseURL: webUrl };
  try {
    return await measure({
      browser,
      sandbox,
      async withPage(use) {
        await sandbox.control.reset();
        const fresh = await browser.newContext(pageOptions);
        try {
          // tsx names functions with a helper that a page does not have.
          await fresh.addInitScript('globalThis.__name = (named) => named;');
          return await use(await fresh.newPage(), fresh);
        } finally {
          await fresh.close();
        }
      },
    });
  } finally {
    await browser.close();
    await stop();
  }
}
