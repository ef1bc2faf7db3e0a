import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { km } from '../src/i18n/km';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import {
  actionList,
  choose,
  expectStep,
  fileOf,
  openTrace,
  playersScreen,
  stepOf,
  traceIn,
  visitFile,
} from './support/replay';
import type { ChosenFile } from './support/replay';

let visit: ChosenFile;
test.beforeAll(async () => {
  visit = await visitFile({ words: 'The bet was refused and then I was signed out.' });
});

test('a visit is opened, proven, and named by its facts', async ({ page }) => {
  await openTrace(page, visit);
  await expect(page.getByText('Faithful', { exact: true })).toBeVisible();
  await expect(page.getByText('Made by another build')).toBeVisible();
  await expect(page.getByText('The bet was refused and then I was signed out.')).toBeVisible();
  const facts = page.locator('.facts');
  await expect(facts).toContainText('20-11-2026 14:00:00');
  await expect(facts).toContainText('1366 × 768');
  await expect(facts).toContainText('Asia/Phnom_Penh');
  await expect(facts).toContainText('Chrome 142 on Windows');
});

test('a gzipped file and an export of the stock extension are opened, by drop too', async ({
  page,
}) => {
  await openTrace(page, { ...visit, name: 'visit.trace.json.gz', buffer: gzipSync(visit.buffer) });
  await expect(page.getByText('Faithful', { exact: true })).toBeVisible();

  const { actionsById, stagedActionIds, committedState } = traceIn(visit);
  const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
  const stock = {
    payload: JSON.stringify(actions),
    preloadedState: JSON.stringify(committedState),
  };
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'export.json', { type: 'application/json' }));
    return data;
  }, JSON.stringify(stock));
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await expect(page.getByText('Let go to open the trace')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  await expect(page.getByRole('heading', { name: 'export.json' })).toBeVisible();
  await expect(page.getByText('No proof')).toBeVisible();
  await expect(page.getByText('It has no times of its own')).toBeVisible();
  await page.keyboard.press('End');
  await expect(playersScreen(page).getByLabel(km.login.username)).toBeVisible();
});

test.describe('on a machine of support with another clock, zone and language', () => {
  test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });

  test('the player’s countdown, route, half-filled bet and error are shown', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T22:30:00-08:00'));
    await context.addCookies([
      { name: 'access_token', value: 'of-support', url: baseURL ?? '' },
      { name: 'username', value: 'support', url: baseURL ?? '' },
    ]);
    const refused = stepOf(visit, 'bets/betRefused');
    await openTrace(page, visit, stepOf(visit, 'bets/slipAmountChanged', refused));
    const screen = playersScreen(page);
    // The fields and the countdown of a covered page are not in the tree of assistive tools.
    await expect(screen.locator('[name="amount"]')).toHaveValue('25,000');
    await expect(screen.getByText('The stake is above your limit.')).toBeVisible();
    await expect(screen.locator('[role="timer"]')).toContainText('43');
    await expect(screen.getByText('sophea')).toBeVisible();
    await expect(page.locator('.stage-address')).toHaveText('/?slug=win-lose');
    await expect(page.locator('.where')).toContainText('20-11-2026 14:01:');

    await page.keyboard.press('End');
    await expect(screen.getByLabel(km.login.username)).toBeVisible();
    // The report's own "today" is the player's.
    const report = stepOf(visit, 'api/executeQuery/fulfilled', stepOf(visit, 'report/rangeShown'));
    await page.evaluate((step) => void (window.location.hash = `step=${step}`), report);
    await expect(screen.getByRole('cell', { name: '20-11-2026' })).toBeVisible();
    await expect(
      screen.getByRole('button', { name: km.report.thisWeek, pressed: true }),
    ).toBeVisible();
  });
});

test('the keys move the replay and never reach the player’s screen', async ({ page }) => {
  await openTrace(page, visit);
  await expectStep(page, 0);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 1);
  await page.keyboard.press('End');
  await expectStep(page, traceIn(visit).nextActionId - 1);
  await page.keyboard.press('Home');
  await expectStep(page, 0);

  const submitted = stepOf(visit, 'bets/betSubmitted');
  await page.keyboard.press('b');
  await expectStep(page, submitted);
  await expect(playersScreen(page).locator('[name="amount"]')).toHaveValue('5,000');
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, stepOf(visit, 'bets/slipAmountChanged'));
  await page.keyboard.press('r');
  const second = stepOf(visit, 'game/roundStarted', submitted);
  await expectStep(page, second);
  await page.keyboard.press('Shift+ArrowRight');
  await expectStep(page, second + 1);
  await page.keyboard.press('e');
  await expectStep(page, stepOf(visit, 'bets/betRefused') - 1);
  await page.keyboard.press('Shift+R');
  await expectStep(page, second);

  // A dialog of the player must not take the keys, nor digits land in the player's number.
  await page.keyboard.press('Home');
  await page.keyboard.press('b');
  await page.keyboard.press('2');
  await expect(page.getByRole('button', { name: '4×' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('7');
  await expect(playersScreen(page).locator('[name="amount"]')).toHaveValue('5,000');
  await expect(page.getByText('0 swallowed')).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expectStep(page, submitted);
  await page.keyboard.press('/');
  await page.keyboard.type('roundStarted');
  await expect(page.getByText(`2 of ${traceIn(visit).nextActionId}`)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expectStep(page, second);
});

test('a step has an address that survives opening the file again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTrace(page, visit, 31);
  await expectStep(page, 31);
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 32);
  await expect(page).toHaveURL(/#step=32$/);
  await page.getByRole('button', { name: 'Copy link to step' }).click();
  await expect(page.getByText('Link to step 32 copied')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This link leads to step 32.')).toBeVisible();
  await choose(page, visit);
  await expectStep(page, 32);
  await choose(page, visit);
  await expectStep(page, 32);
  await choose(page, fileOf(await (await import('../src/testing/playedVisit')).playVisit(), 'b'));
  await expectStep(page, 0);
});

test('the list is searched and filtered; a row leads to its step', async ({ page }) => {
  await openTrace(page, visit);
  const rows = actionList(page).getByRole('option');
  await expect(rows.filter({ hasText: 'countdownReceived' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('countdown');
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: /^Countdown/ }).click();
  await expect(rows.filter({ hasText: 'countdownReceived' }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /^Errors only/ }).click();
  const failed = rows.filter({ hasText: 'bets/betRefused' });
  await failed.click();
  await expect(failed).toHaveAttribute('aria-selected', 'true');
  await expectStep(page, stepOf(visit, 'bets/betRefused'));

  const detail = page.getByRole('tabpanel');
  await expect(detail).toContainText('bets.receipts.0.state');
  await page.getByRole('tab', { name: 'Action' }).click();
  await expect(detail).toContainText('The stake is above your limit.');
  await page.getByRole('tab', { name: 'State' }).click();
  await expect(detail).toContainText('notifications');
});

test('the player’s screen has the player’s size, and is scrolled by the wheel', async ({
  page,
}) => {
  const small = traceIn(visit);
  small.$trace.environment.viewport = { width: 360, height: 480 };
  await openTrace(page, fileOf(small));
  await page.keyboard.press('b');
  const screen = playersScreen(page);
  await expect(screen.locator('[name="amount"]')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('r');
  await page.keyboard.press('Shift+r');
  const frame = page.frames().find((each) => each.url().endsWith('?frame'));
  expect(await frame?.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([360, 480]);
  expect(await frame?.evaluate(() => window.matchMedia('(max-width: 400px)').matches)).toBe(true);

  await page.getByRole('region', { name: 'Scrolls the player’s screen' }).hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => frame?.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // A press on a key of the player's keypad is a press on nothing.
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText('0 swallowed')).toBeVisible();
});

test('a trace that does not come out the same says from which step on', async ({ page }) => {
  const trace = traceIn(visit);
  const wrong = trace.$trace.checkpoints.map((one) =>
    one.index >= 60 ? { ...one, hash: '0'.repeat(14) } : one,
  );
  trace.$trace.checkpoints = wrong;
  await openTrace(page, fileOf(trace));
  await expect(page.getByText('Diverged from step 41')).toBeVisible();
  await expect(page.getByText('From here on not proven')).toBeHidden();
  await page.keyboard.press('End');
  await expect(page.getByText('From here on not proven')).toBeVisible();
});

test('what is open can be saved', async ({ page }) => {
  await openTrace(page, { ...visit, name: 'visit.trace.json.gz', buffer: gzipSync(visit.buffer) });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as .json' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('visit.trace.json');
  expect(readFileSync(await download.path(), 'utf8')).toBe(visit.buffer.toString());

  const [forDevTools] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save for Redux DevTools' }).click(),
  ]);
  expect(forDevTools.suggestedFilename()).toBe('visit.devtools.json');
  await choose(page, await forDevTools.path());
  await expect(page.getByText('Faithful', { exact: true })).toBeVisible();
});

test('the state is opened and walked through by keys alone', async ({ page }) => {
  await openTrace(page, visit, 40);
  await page.getByRole('tab', { name: 'State' }).click();
  const tree = page.getByRole('tree', { name: 'State' });
  const row = (name: string) => tree.getByRole('treeitem', { name });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tree).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(row('player')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(row('username')).toContainText('"sophea"');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(row('player')).toBeHidden();
  await expectStep(page, 40);
});

test('axe finds nothing, with and without a file, in every view of a step', async ({ page }) => {
  await page.goto('/replay.html');
  await expect(page.getByRole('heading', { name: 'Trace replay' })).toBeVisible();
  await expectNoViolations(page, 'the way in');
  await openTrace(page, visit, 40);
  await expect(page.getByText('Faithful', { exact: true })).toBeVisible();
  for (const view of ['Difference', 'Action', 'State']) {
    await page.getByRole('tab', { name: view }).click();
    await expectNoViolations(page, view);
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'the keys');
});
