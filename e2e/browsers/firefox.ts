import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { formatAmount } from '../../src/domain/money';
import { km } from '../../src/i18n/km';
import { sandboxTest, type Sandbox } from '../support/fixtures';
import { sophea } from '../support/players';
import { findFirefox } from './programs';

export { expect };

/** COARSE is 1, FINE 2 and HOVER 4; without a window Firefox has no pointer at all. */
const mouse = 2 + 4;

/** Nothing but this machine can be reached, pages are asked for in Khmer, and there is a mouse. */
const preferences = (downloads: string) => ({
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.0/8',
  'intl.accept_languages': 'km-KH, km',
  // A window counts as focused although no desktop says so: only then `:focus` matches.
  'focusmanager.testmode': true,
  'ui.primaryPointerCapabilities': mouse,
  'ui.allPointerCapabilities': mouse,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
});

/**
 * Firefox closes the sockets of a page that is being left before its `pagehide`. Its scripts still run, so a slow
 * machine sees the app try again, which Firefox reports. A connection that stays lost fails a test's own expectations.
 */
const reconnectWhileLeaving = /Firefox can’t establish a connection to the server at ws:/;

/**
 * The test function in a stock Firefox, which Playwright does not drive: one for all tests, each in its own context.
 * Fails on any error of the console.
 */
export const test = sandboxTest.extend<
  { tab: Page; home: Page },
  { downloads: string; firefox: Browser }
>({
  downloads: [
    async ({}, use, { project }) => {
      const folder = join(project.outputDir, 'downloads');
      mkdirSync(folder, { recursive: true });
      await use(folder);
    },
    { scope: 'worker' },
  ],

  firefox: [
    async ({ downloads }, use) => {
      const browser = await launch({
        browser: 'firefox',
        executablePath: findFirefox() ?? '',
        extraPrefsFirefox: preferences(downloads),
        defaultViewport: { width: 1366, height: 768 },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],

  tab: async ({ firefox }, use, testInfo) => {
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => {
      if (!reconnectWhileLeaving.test(String(error))) errors.push(String(error));
    });
    page.on('console', (line) => {
      if (line.type() === 'error') errors.push(line.text());
    });
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      await page.screenshot({ path: testInfo.outputPath('screenshot.png') });
    }
    // The only error shows that others would have been seen.
    await page.evaluate(() => console.error('the end of the test'));
    await expect.poll(() => errors, 'errors of the console').toEqual(['the end of the test']);
    await context.close();
  },

  /** The tab on home, after Sophea's sign-in. */
  home: async ({ tab, sandbox }, use) => {
    await signIn(tab, sandbox);
    await use(tab);
  },
});

/**
 * The selector of an element with this tag or role, and this label or text. Firefox takes far longer to find an element
 * by its accessible name (findings/firefox-looks-names-up-slowly.sh); the names are tested in Chromium.
 */
export const named = (role: string, name: string) =>
  `::-p-xpath(//*[self::${role} or @role="${role}"][@aria-label="${name}" or text()="${name}" or span/text()="${name}" or @aria-labelledby=//label[.="${name}"]/@id])`;

export const number = named('input', km.home.number);
export const amount = '[role="dialog"] input';
export const resultDialog = '[role="dialog"][aria-labelledby="result-title"]';
const userMenu = 'button[aria-haspopup="menu"]';

/** Waits until an element is there and its text, or its value, contains this. */
export async function expectText(page: Page, selector: string, text: string): Promise<void> {
  const read = async () =>
    (await page.$(selector))?.evaluate((found) =>
      found instanceof HTMLInputElement ? found.value : found.textContent,
    );
  await expect.poll(read, selector).toContain(text);
}

export async function expectHidden(page: Page, selector: string): Promise<void> {
  await expect.poll(() => page.$(selector), selector).toBeNull();
}

export async function expectFocused(page: Page, selector: string): Promise<void> {
  const isFocused = async () =>
    (await page.$(selector))?.evaluate((found) => found === document.activeElement);
  await expect.poll(isFocused, selector).toBe(true);
}

/** Waits until the address is this one, without the origin. */
export async function expectAddress(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => window.location.pathname + window.location.search))
    .toBe(path);
}

/** Clicks once the element stands still and takes presses: what opens takes none at first. */
export async function click(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .filter((found) => getComputedStyle(found).pointerEvents !== 'none')
    .click();
}

/** Presses two keys together. */
export async function pressBoth(page: Page, held: KeyInput, key: KeyInput): Promise<void> {
  await page.keyboard.down(held);
  await page.keyboard.press(key);
  await page.keyboard.up(held);
}

export const expectBalance = (page: Page, riel: number) =>
  expectText(page, userMenu, `${formatAmount(riel)}${km.common.rielSign}`);

/** Signs Sophea in with the keyboard alone, in a round that lasts longer than a test. */
async function signIn(page: Page, { webUrl, control }: Sandbox): Promise<void> {
  await page.goto(`${webUrl}/login`);
  await expectFocused(page, 'input[name="username"]');
  await page.keyboard.type(sophea.username);
  await page.keyboard.press('Tab');
  await expectFocused(page, 'input[name="password"]');
  await page.keyboard.type(sophea.password);
  await page.keyboard.press('Enter');
  await expectAddress(page, '/');
  await expectBalance(page, sophea.balance);
  await control.countdown(600);
  await expectText(page, '[role="timer"]', '59');
}

/** Opens the user menu and presses an item. */
export async function openFromUserMenu(page: Page, item: string): Promise<void> {
  await click(page, userMenu);
  await click(page, named('menuitem', item));
}
