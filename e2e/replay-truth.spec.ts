import type { Locator, Page } from '@playwright/test';
import { messages } from '../sandbox/messages';
import { km } from '../src/i18n/km';
import { expect, test } from './support/fixtures';
import {
  addChip,
  amountField,
  betDialog,
  expectBalance,
  keypadKey,
  numberDisplay,
  pressDigits,
  refuseStakes,
  resultDialog,
  slipSubmit,
  tableRow,
  toast,
  waitForCountdown,
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

test('the replay shows what the live app showed at each compared step: forwards, backwards, at random', async ({
  page,
  openContext,
  sandbox: { control },
  watch,
}) => {
  // The session is played once and replayed three times.
  test.setTimeout(300_000);
  watch.allowConsoleErrors(/401|422/);
  await page.clock.install();
  await page.goto('/login');
  const username = page.getByLabel(km.login.username);
  await expect(username).toBeVisible();
  await stopClock(page);
  const login: Snapshot[] = [await takeSnapshot(page, 'login')];
  await username.fill(sophea.username);
  await page.getByLabel(km.login.password).fill('riel12345');
  const signIn = page.getByRole('button', { name: km.login.submit, exact: true });
  await signIn.click();
  await runClockUntil(page, () =>
    expect(username).toHaveAccessibleDescription(messages.wrongLogin),
  );
  login.push(await takeSnapshot(page, 'refused sign-in'));
  await page.getByLabel(km.login.password).fill(sophea.password);
  await runClockUntil(page, () =>
    expect(username).not.toHaveAccessibleDescription(messages.wrongLogin, { timeout: 100 }),
  );
  login.push(await takeSnapshot(page, 'corrected password'));
  await page.clock.resume();
  await openReportAtLogin(page);
  const loginFile = fileOf((await saveAndReadTrace(page)).text);
  await page.keyboard.press('Escape');
  await signIn.click();
  await expect(page).toHaveURL('/');
  await control.countdown(600);
  await waitForCountdown(page);
  await expectBalance(page, sophea.balance);

  const snapshots: Snapshot[] = [];
  await control.clock({ paused: true });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  let seconds = 500;
  /** Each snapshot has its own countdown push, with a value that the countdown would not reach by itself. */
  const snapshot = async (name: string) => {
    seconds -= 10;
    await control.countdown(seconds);
    if (new URL(page.url()).pathname === '/') {
      const timer = page.locator('[role="timer"]');
      await runClockUntil(page, () =>
        expect(timer).toContainText(String(seconds), { timeout: 100 }),
      );
    }
    snapshots.push(await takeSnapshot(page, name));
  };
  const press = async (button: Locator) => {
    await runClockUntil(page, () => expect(button).toBeEnabled({ timeout: 100 }));
    await button.click();
  };
  const openSlip = async () => {
    await press(keypadKey(page, km.keypad.enter));
    await runClockUntil(page, () => expect(betDialog(page)).toBeVisible({ timeout: 100 }));
  };
  const shown = (text: string) =>
    runClockUntil(page, () => expect(page.getByText(text).last()).toBeVisible({ timeout: 100 }));

  /** Hovers over a toast, so that it does not close during a snapshot. */
  const hold = async (text: string) => {
    await runClockUntil(page, () => expect(toast(page, text)).toBeVisible({ timeout: 100 }));
    await toast(page, text).hover();
  };
  const dismiss = async (text: string) => {
    const card = page.locator('[data-toast]').filter({ hasText: text });
    await card.getByRole('button', { name: km.toasts.close }).click();
    await runClockUntil(page, () => expect(toast(page, text)).toBeHidden({ timeout: 100 }));
  };

  await snapshot('home');
  await pressDigits(page, '007');
  await snapshot('a number');
  await openSlip();
  await addChip(page, 1000);
  await snapshot('a half-filled slip');
  await press(slipSubmit(page));
  await hold(messages.betPlaced);
  await runClockUntil(page, () => expect(betDialog(page)).toBeHidden({ timeout: 100 }));
  await runClockUntil(page, () =>
    expect(userMenuButton(page)).toContainText('499,000', { timeout: 100 }),
  );
  await snapshot('an accepted bet');
  await dismiss(messages.betPlaced);

  const message = 'The stake is above what is left for this number.';
  await refuseStakes(control, message);
  await pressDigits(page, '47');
  await snapshot('another number');
  await openSlip();
  await addChip(page, 5000);
  await expect(amountField(page)).toHaveValue('5,000');
  await snapshot('another slip');
  await press(slipSubmit(page));
  await hold(message);
  await snapshot('a refused bet');
  await page.keyboard.press('Escape');
  await runClockUntil(page, () => expect(betDialog(page)).toBeHidden({ timeout: 100 }));
  await dismiss(message);
  await expect(numberDisplay(page)).toHaveValue('47');
  await snapshot('back from the slip');

  await control.nextResult('007');
  await control.finishRound();
  await runClockUntil(page, () => expect(resultDialog(page)).toBeVisible({ timeout: 100 }));
  await page.clock.runFor(2500);
  snapshots.push(await takeSnapshot(page, 'one digit'));
  await page.clock.runFor(3600);
  snapshots.push(await takeSnapshot(page, 'the result'));
  await page.clock.runFor(5000);
  await runClockUntil(page, () => expect(resultDialog(page)).toBeHidden({ timeout: 100 }));
  await page.getByRole('tab', { name: km.tables.winLoseHistory }).click();
  const won = tableRow(page, km.tables.winLoseHistory, 1);
  await runClockUntil(page, () => expect(won).toContainText('800,000', { timeout: 100 }));
  // A long table shows its first 60 rows until the code that draws only the visible ones is loaded.
  const lastPlainRow = tableRow(page, km.tables.winLoseHistory, 60);
  await runClockUntil(page, () => expect(lastPlainRow).not.toBeAttached({ timeout: 100 }));
  snapshots.push(await takeSnapshot(page, 'the win'));
  await control.startRound();
  seconds = 50;
  await page.getByRole('tab', { name: km.tables.results }).click();
  await runClockUntil(page, () =>
    expect(tableRow(page, km.tables.results, 1)).toBeVisible({ timeout: 100 }),
  );
  await snapshot('the results');
  await userMenuButton(page).click();
  await snapshot('the menu');
  await page.getByRole('menuitem', { name: km.header.report }).click();
  await runClockUntil(page, () =>
    expect(page.getByRole('table', { name: km.report.title })).toBeVisible({ timeout: 100 }),
  );
  await runClockUntil(page, () =>
    expect(dateField(page, km.report.endDate)).toBeVisible({ timeout: 100 }),
  );
  await snapshot('the report');
  await page.getByRole('table', { name: km.report.title }).getByRole('link').first().click();
  await shown('007');
  await snapshot('the bets of a day');
  await page.clock.resume();
  await openReport(page);
  const file = fileOf((await saveAndReadTrace(page)).text);

  const support = await (await openContext()).newPage();
  await expectSameScreens(support, loginFile, login);
  await expectSameScreens(support, file, snapshots);
});

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
