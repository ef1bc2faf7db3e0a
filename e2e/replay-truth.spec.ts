import type { Page } from '@playwright/test';
import { messages } from '../sandbox/messages';
import { km } from '../src/i18n/km';
import type { SandboxControl } from './support/control';
import { expect, test } from './support/homeFixtures';
import {
  addChip,
  betDialog,
  keypadKey,
  numberDisplay,
  pressDigits,
  refuseStakes,
  resultDialog,
  slipSubmit,
  tableRow,
  toast,
  userMenuButton,
} from './support/home';
import { sophea } from './support/players';
import { openReport, openReportAtLogin, saveAndReadTrace } from './support/problemReport';
import { expectConsistent, expectStep, fileOf, openTrace, traceIn } from './support/replay';
import type { ChosenFile } from './support/replay';
import { dateField } from './support/reportPage';
import { takeSnapshot, screenText, runClockUntil } from './support/screenText';
import type { Snapshot } from './support/screenText';
import { stopClock } from './support/waitFor';

test('the replay shows a login as the live app showed it', async ({ page, openContext, watch }) => {
  watch.allowConsoleErrors(/422/);
  await page.clock.install();
  await page.goto('/login');
  const username = page.getByLabel(km.login.username);
  await expect(username).toBeVisible();
  await stopClock(page);
  const seen: Snapshot[] = [await takeSnapshot(page, 'login')];
  await username.fill(sophea.username);
  await page.getByLabel(km.login.password, { exact: true }).fill('riel12345');
  await page.getByRole('button', { name: km.login.submit, exact: true }).click();
  await runClockUntil(page, () =>
    expect(username).toHaveAccessibleDescription(messages.wrongLogin),
  );
  seen.push(await takeSnapshot(page, 'refused sign-in'));
  await page.getByLabel(km.login.password, { exact: true }).fill(sophea.password);
  await runClockUntil(page, () =>
    expect(username).not.toHaveAccessibleDescription(messages.wrongLogin, { timeout: 100 }),
  );
  seen.push(await takeSnapshot(page, 'corrected password'));
  await page.clock.resume();
  await openReportAtLogin(page);
  const file = fileOf((await saveAndReadTrace(page)).text);
  await expectSameScreens(await (await openContext()).newPage(), file, seen);
});

test('the replay shows bets, a refusal and a draw as the live app showed them', async ({
  clockedHome: page,
  control,
  openContext,
  watch,
}) => {
  watch.allowConsoleErrors(/422/);
  const { seen, snapshot, until } = await followScreens(page, control);
  const openSlip = async () => {
    await until(() => expect(keypadKey(page, km.keypad.enter)).toBeEnabled(brief));
    await keypadKey(page, km.keypad.enter).click();
    await until(() => expect(betDialog(page)).toBeVisible(brief));
  };
  const submit = async () => {
    await until(() => expect(slipSubmit(page)).toBeEnabled(brief));
    await slipSubmit(page).click();
  };
  /** Hovers over a toast, so that it does not close during a snapshot. */
  const hold = async (text: string) => {
    await until(() => expect(toast(page, text)).toBeVisible(brief));
    await toast(page, text).hover();
  };
  const dismiss = async (text: string) => {
    const card = page.locator('[data-toast]').filter({ hasText: text });
    await card.getByRole('button', { name: km.toasts.close }).click();
    await until(() => expect(toast(page, text)).toBeHidden(brief));
  };

  await snapshot('home');
  await pressDigits(page, '007');
  await openSlip();
  await addChip(page, 1000);
  await snapshot('a half-filled slip');
  await submit();
  await hold(messages.betPlaced);
  await until(() => expect(betDialog(page)).toBeHidden(brief));
  await until(() => expect(userMenuButton(page)).toContainText('499,000', brief));
  await snapshot('an accepted bet');
  await dismiss(messages.betPlaced);

  const message = 'The stake is above what is left for this number.';
  await refuseStakes(control, message);
  await pressDigits(page, '47');
  await openSlip();
  await addChip(page, 5000);
  await submit();
  await hold(message);
  await snapshot('a refused bet');
  await page.keyboard.press('Escape');
  await until(() => expect(betDialog(page)).toBeHidden(brief));
  await dismiss(message);
  await expect(numberDisplay(page)).toHaveValue('47');
  await snapshot('back from the slip');
  // Chromium tells the page of its size some frames later; until then the stopped clock measures no rest.
  const resized = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('resize', () => resolve(), { once: true });
      }),
  );
  await page.setViewportSize({ width: 1000, height: 700 });
  await resized;
  await snapshot('a smaller window');

  await control.nextResult('007');
  await control.finishRound();
  await until(() => expect(resultDialog(page)).toBeVisible(brief));
  await page.clock.runFor(2500);
  seen.push(await takeSnapshot(page, 'one digit'));
  await page.clock.runFor(3600);
  seen.push(await takeSnapshot(page, 'the result'));
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(resultDialog(page)).toBeHidden();
  await openReport(page);
  const file = fileOf((await saveAndReadTrace(page)).text);
  await expectSameScreens(await (await openContext()).newPage(), file, seen);
});

test('the replay shows the tables, the menu and the report as the live app showed them', async ({
  clockedHome: page,
  control,
  openContext,
}) => {
  const { seen, snapshot, until } = await followScreens(page, control);
  await page.getByRole('tab', { name: km.tables.winLoseHistory }).click();
  await until(() => expect(tableRow(page, km.tables.winLoseHistory, 1)).toBeVisible(brief));
  // A long table shows its first 60 rows until the code that draws only the visible ones is loaded.
  const lastPlainRow = tableRow(page, km.tables.winLoseHistory, 60);
  await until(() => expect(lastPlainRow).not.toBeAttached(brief));
  await snapshot('the history');
  await page.getByRole('tab', { name: km.tables.results }).click();
  await until(() => expect(tableRow(page, km.tables.results, 1)).toBeVisible(brief));
  await snapshot('the results');
  await userMenuButton(page).click();
  await snapshot('the menu');
  await page.getByRole('menuitem', { name: km.header.report }).click();
  const report = page.getByRole('table', { name: km.report.title });
  await until(() => expect(report).toBeVisible(brief));
  await until(() => expect(dateField(page, km.report.endDate)).toBeVisible(brief));
  await snapshot('the report');
  await report.getByRole('link').first().click();
  await until(() => expect(page.getByRole('row').nth(1)).toContainText(/[1-3]D/, brief));
  await snapshot('the bets of a day');
  await page.clock.resume();
  await openReport(page);
  const file = fileOf((await saveAndReadTrace(page)).text);
  await expectSameScreens(await (await openContext()).newPage(), file, seen);
});

/** For an assertion that is repeated while the page's clock runs frame by frame. */
const brief = { timeout: 100 };

/** Stops the clocks of the page and of the game, and collects what the screen shows. */
async function followScreens(page: Page, control: SandboxControl) {
  const seen: Snapshot[] = [];
  const until = (assertion: () => Promise<void>) => runClockUntil(page, assertion);
  await control.clock({ paused: true });
  await stopClock(page);
  let seconds = 500;
  /** Each snapshot has its own countdown push, with a value that the countdown would not reach by itself. */
  const snapshot = async (name: string) => {
    seconds -= 10;
    await control.countdown(seconds);
    if (new URL(page.url()).pathname === '/') {
      const timer = page.locator('[role="timer"]').first();
      await until(() => expect(timer).toContainText(String(seconds), brief));
    }
    seen.push(await takeSnapshot(page, name));
  };
  return { seen, snapshot, until };
}

/** Opens a recording and compares its screens with these snapshots, in three orders. */
async function expectSameScreens(
  page: Page,
  file: ChosenFile,
  snapshots: readonly Snapshot[],
): Promise<void> {
  const { actionsById, stagedActionIds } = traceIn(file);
  const stamps = stagedActionIds.map((id) => actionsById[id]?.timestamp ?? 0);
  const seen = snapshots.map((one) => ({
    ...one,
    step: stamps.findLastIndex((stamp) => stamp <= one.at),
  }));
  expect(new Set(seen.map(({ step }) => step)).size, 'each snapshot is a step').toBe(
    snapshots.length,
  );

  await openTrace(page, file);
  await expectConsistent(page);
  for (const { name, step, text } of [...seen, ...seen.toReversed(), ...shuffled(seen)]) {
    await page.evaluate((to) => void (window.location.hash = `step=${to}`), step);
    await expectStep(page, step);
    const frame = page.frames().find((each) => each.url().endsWith('?frame'));
    await expect
      .poll(() => frame && screenText(frame), { message: `${name}, step ${step}` })
      .toBe(text);
  }
}

/** A shuffled copy, in the same order in each run. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const keyed = items.map((item, at) => [Math.sin(at * 12.9898) * 43758.5453, item] as const);
  return keyed.sort(([one], [other]) => (one % 1) - (other % 1)).map(([, item]) => item);
}
