import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { keypadKey, numberDisplay, pressDigits, openFromMenu } from './support/home';

/**
 * Makes the host serve another release: the running page finds none of its files, and `index.html` names
 * another first script. A reloaded page belongs to the new release and finds all its files.
 *
 * @returns the number of reloads
 */
async function releaseAnother(page: Page): Promise<() => number> {
  let loads = 0;
  await page.route(/\/(js|css)\//, async (route) => {
    if (loads === 0) await route.fulfill({ status: 404, body: '' });
    else await route.continue();
  });
  await page.route('**/index.html', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/js\/main\.\w+\.js/, '/js/main.ffffffffff.js');
    await route.fulfill({ response, body });
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test(
  'a tab of an older release that misses a screen reloads once and keeps the digits',
  { tag: '@smoke' },
  async ({ home: page, watch }) => {
    watch.allowConsoleErrors(/404|MIME/);
    await pressDigits(page, '07');
    const loads = await releaseAnother(page);
    await openFromMenu(page, km.header.rule);
    await expect(page).toHaveTitle(km.titles.rule);
    await expect(page).toHaveURL('/rule');
    expect(loads()).toBe(1);
    await page.getByRole('link', { name: km.header.toHome }).click();
    await expect(numberDisplay(page)).toHaveValue('07');
    await expect(keypadKey(page, km.keypad.enter)).toBeEnabled();
  },
);

test(
  'a release that lacks a file reloads once, then shows the error',
  { tag: '@smoke' },
  async ({ home: page, watch }) => {
    watch.allowConsoleErrors(/404|ChunkLoadError|Loading chunk|CSS chunk|MIME/);
    const loads = await releaseAnother(page);
    const own = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    // Files of screens that were not loaded yet stay missing.
    await page.route(/\/(js|css)\//, async (route) => {
      if (own.includes(new URL(route.request().url()).pathname)) await route.fallback();
      else await route.fulfill({ status: 404, body: '' });
    });
    await openFromMenu(page, km.header.rule);
    await expect(page.getByRole('heading', { name: km.errors.pageNotLoaded })).toBeVisible();
    expect(loads()).toBe(1);
  },
);
