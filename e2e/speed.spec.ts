import floors from '../bench/floor/floors.json';
import { firstScreens, measureFirstLoad } from '../bench/measure/firstLoad';
import type { FirstScreenName } from '../bench/measure/firstLoad';
import { km } from '../src/i18n/km';
import { expect, test } from './support/fixtures';
import { bettingForm } from './support/home';
import { player } from './support/players';
import { signIn } from './support/signIn';

const sophea = player('sophea');

/** Packages that no first screen may bring, whatever file they are in. */
const lazyPackages =
  /^(@?firebase(\/.+)?|laravel-echo|pusher-js|notistack|goober|idb-keyval|@mui\/.+|@emotion\/.+|react-json-tree|@tanstack\/.+)$/;
const lazyOnHome = /^(formik|yup|lodash-es)$/;

for (const name of Object.keys(firstScreens) as FirstScreenName[]) {
  test(`${name} brings what its first screen needs and nothing else`, async ({
    page,
    context,
    sandbox,
  }) => {
    if (name === 'home') await signIn(context, sandbox, sophea);
    const { files, jsBrotli, fonts, packages } = await measureFirstLoad(page, name);
    expect(jsBrotli).toBeLessThanOrEqual(1.05 * floors[name]);
    expect(files.length, files.join(' ')).toBeLessThanOrEqual(8);
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(40_000);
    expect(packages).toContain('react-dom');
    expect(packages.filter((each) => lazyPackages.test(each))).toEqual([]);
    if (name === 'home') expect(packages.filter((each) => lazyOnHome.test(each))).toEqual([]);
    expect(files.filter((file) => /\.(wav|mp3|ogg)$/.test(file))).toEqual([]);
  });
}

test('the first paint waits for no script, and nothing shifts when the app takes over', async ({
  page,
  context,
  sandbox,
}) => {
  await signIn(context, sandbox, sophea);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let letScriptsGo = () => {};
  const held = new Promise<void>((resolve) => (letScriptsGo = resolve));
  await page.route('**/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const shell = page.getByRole('heading', { name: km.common.loading });
  await expect(shell).toBeVisible();
  await expect(page.locator('#root > *')).toHaveCSS('background-image', /gradient/);
  letScriptsGo();
  await expect(bettingForm(page)).toBeVisible();
  await expect(shell).toHaveCount(0);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('the first screen’s file is asked for while the libraries are still on their way', async ({
  page,
}) => {
  let letLibrariesGo = () => {};
  const held = new Promise<void>((resolve) => (letLibrariesGo = resolve));
  await page.route('**/js/vendor.*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/js/screen-login.*');
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
  letLibrariesGo();
  await expect(page.getByLabel(km.login.username)).toBeVisible();
});
