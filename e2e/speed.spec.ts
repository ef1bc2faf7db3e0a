import floors from '../bench/floor/floors.json';
import { takeCommits, watchCommits } from '../bench/measure/commits';
import { firstScreens, measureFirstLoad } from '../bench/measure/firstLoad';
import type { FirstScreenName } from '../bench/measure/firstLoad';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { setHidden } from './support/pageVisibility';
import { bettingForm, numberDisplay, openHome, roundTimer, placeBet } from './support/home';
import { traceLayouts } from './support/pageLayout';
import { sophea, signIn } from './support/players';
import { ticketEntry } from './support/ticket';
import { waitForStableHome } from './support/waitFor';

/** Packages that no first screen may load, in any file. */
const lazyPackages =
  /^(@?firebase(\/.+)?|laravel-echo|pusher-js|notistack|goober|idb-keyval|yup|@mui\/x-.+|@tanstack\/.+)$/;
/**
 * The sizes today, relative to the floor, rounded up: builds of the same code differ by about 100 bytes.
 * docs/performance.md has the goals.
 */
const shareOfFloor = { home: 1.243, login: 1.103 } as const;
const lazyOnHome = /^(formik|lodash-es)$/;

for (const name of Object.keys(firstScreens) as FirstScreenName[]) {
  test(`${name} loads what its first screen needs and nothing else`, async ({
    page,
    context,
    sandbox,
  }) => {
    if (name === 'home') await signIn(context, sandbox, sophea);
    const { files, jsBrotli, fonts, packages } = await measureFirstLoad(page, name);
    expect(jsBrotli).toBeLessThanOrEqual(shareOfFloor[name] * floors[name]);
    expect(files.length, files.join(' ')).toBeLessThanOrEqual(8);
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThanOrEqual(40_000);
    expect(packages).toContain('react-dom');
    expect(packages.filter((each) => lazyPackages.test(each))).toEqual([]);
    if (name === 'home') expect(packages.filter((each) => lazyOnHome.test(each))).toEqual([]);
    expect(files.filter((file) => /\.(wav|mp3|ogg)$/.test(file))).toEqual([]);
  });
}

test('telemetry is off by default, and nothing is loaded or sent for it', async ({
  page,
  context,
  sandbox,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => void urls.push(request.url()));
  await openHome(page, context, sandbox, sophea);
  await placeBet(page, '07');
  await page.waitForLoadState('networkidle');
  await setHidden(page, true);
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => url.includes('/js/'))).not.toEqual([]);
  expect(urls.filter((url) => url.includes('telemetry'))).toEqual([]);
});

test('the first paint waits for no script, and nothing shifts until a wide home has loaded', async ({
  signedIn: page,
  control,
}) => {
  await control.seedBets(sophea.id, { open: 60 });
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
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/', { waitUntil: 'commit' });
  const shell = page.getByRole('heading', { name: km.common.loading });
  await expect(shell).toBeVisible();
  await expect(page.locator('#root > *')).toHaveCSS('background-image', /gradient/);
  letScriptsGo();
  await expect(bettingForm(page)).toBeVisible();
  await expect(shell).toHaveCount(0);
  await expect(ticketEntry(page)).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '61');
  await waitForStableHome(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
});

test('a countdown event renders the countdown and nothing around it', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  await control.seedBets(sophea.id, { open: 200 });
  await watchCommits(page);
  await openHome(page, context, sandbox, sophea);
  await control.clock({ paused: true });
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '201');
  await waitForStableHome(page);
  for (const seconds of [500, 400, 300]) {
    await takeCommits(page);
    await control.countdown(seconds);
    await expect(roundTimer(page)).toContainText(String(seconds));
    const commits = await takeCommits(page);
    expect(commits).not.toEqual([]);
    for (const commit of commits) {
      expect(commit.components).toBeLessThanOrEqual(3);
      expect(commit.outside).toBe(0);
    }
  }
});

test('a typed digit and a passing second only lay out their own boxes', async ({
  home: page,
  control,
}) => {
  await expect(page.getByText(km.common.noData)).toBeVisible();
  await page.keyboard.press('4');
  await expect(numberDisplay(page)).toHaveValue('4');
  await waitForStableHome(page);
  const takeDigit = await traceLayouts(page);
  await page.keyboard.press('7');
  await expect(numberDisplay(page)).toHaveValue('47');
  await page.evaluate(nextFrame);
  const digit = await takeDigit();
  const takeSecond = await traceLayouts(page);
  await control.countdown(400);
  await expect(roundTimer(page)).toContainText('400');
  await page.evaluate(nextFrame);
  const second = await takeSecond();
  for (const layouts of [digit, second]) {
    expect(layouts.length).toBeGreaterThan(0);
    expect(layouts.filter(({ partialLayout }) => !partialLayout)).toEqual([]);
  }
});

/** Runs in the page: resolves once all changes are laid out. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
