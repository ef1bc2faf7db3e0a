import { messages } from '../sandbox/messages';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  addChip,
  amountField,
  betDialog,
  keypadKey,
  numberDisplay,
  openBetModal,
  pressDigits,
  roundTimer,
  slipSubmit,
  toast,
} from './support/home';
import { runClockUntilEnabled } from './support/connection';
import { sophea } from './support/players';
import { stopClock } from './support/waitFor';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/422/));

test(
  '[2.19, 2.20, 4.7] betting closes by itself at 5 seconds, in the keypad and in an open modal',
  { tag: '@core' },
  async ({ clockedHome: page, control, sent }) => {
    await openBetModal(page, '7');
    await addChip(page, 1000);
    await stopClock(page);
    await control.clock({ paused: true });
    await control.countdown(6);
    await expect(betDialog(page).getByRole('timer')).toContainText('6');
    await runClockUntilEnabled(page, slipSubmit(page));

    await page.clock.runFor(1000);
    const closedSubmit = betDialog(page).getByRole('button', { name: km.betModal.closed });
    await expect(closedSubmit).toBeDisabled();
    await amountField(page).press('Enter');
    await closedSubmit.click({ force: true });
    await page.keyboard.press('Escape');
    await expect(betDialog(page)).toBeHidden();

    await expect(roundTimer(page)).toContainText('5');
    await expect(keypadKey(page, km.keypad.close)).toBeDisabled();
    await page.keyboard.press('Enter');
    await page.clock.runFor(5000);
    await expect(roundTimer(page)).toHaveText(km.home.closed);
    await expect(betDialog(page)).toBeHidden();
    expect(sent).toEqual([]);

    await page.clock.resume();
    await control.clock({ paused: false });
    await control.startRound();
    await expect(keypadKey(page, km.keypad.enter)).toBeEnabled();
  },
);

test('[4.12, 5.3] submitting without a number shows a toast and a red display until a digit is entered', async ({
  home: page,
}) => {
  await keypadKey(page, km.keypad.enter).click();
  await expect(toast(page, km.home.enterNumber)).toBeVisible();
  await expect(numberDisplay(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(betDialog(page)).toBeHidden();
  await pressDigits(page, '0');
  await expect(numberDisplay(page)).toHaveAttribute('aria-invalid', 'false');
});

test('[2.11, 2.27, 5.1, 5.2, 7.8] the amount adds up chips, takes digits only, refuses 0 and only warns about limits', async ({
  home: page,
  sent,
}) => {
  await openBetModal(page, '007');
  await expect(betDialog(page)).toContainText('1,000 - 1,000,000');
  await expect(amountField(page)).toHaveValue('0');
  await slipSubmit(page).click();
  const limits = km.betModal.limitsHint('1,000', '1,000,000');
  const described = (error: string) => new RegExp(`^${error} ${limits}`);
  await expect(amountField(page)).toHaveAccessibleDescription(
    described(km.betModal.amountRequired),
  );
  for (const riel of [1000, 5000, 10_000, 20_000, 50_000, 1000]) await addChip(page, riel);
  await expect(amountField(page)).toHaveValue('87,000');
  await expect(betDialog(page)).toContainText(`69,600,000${km.common.rielSign}`);
  await betDialog(page).getByRole('button', { name: km.betModal.clearAmount }).click();
  await expect(amountField(page)).toHaveValue('');
  await amountField(page).pressSequentially('-5e2.0x');
  await expect(amountField(page)).toHaveAccessibleDescription(
    described(km.betModal.amountNotWhole),
  );
  await amountField(page).fill('520');
  await expect(toast(page, km.betModal.belowMinimum('1,000'))).toBeVisible();
  await expect(slipSubmit(page)).toBeEnabled();
  await amountField(page).fill('999999');
  await expect(toast(page, km.betModal.balanceNotEnough)).toBeVisible();
  await expect(slipSubmit(page)).toBeEnabled();
  expect(sent).toEqual([]);
});

test(
  '[4.15, 8.3, 9.5] a refused bet keeps the modal open, shows the server’s message and is not sent again',
  { tag: '@core' },
  async ({ home: page, control, sent }) => {
    await control.limits({ min_bet: 5000, max_bet: 1_000_000 });
    await openBetModal(page, '7');
    await addChip(page, 1000);
    await slipSubmit(page).click();
    await expect(page.getByText(messages.belowMinimum(5000))).toBeVisible();
    await expect(betDialog(page)).toBeVisible();
    await expect(amountField(page)).toHaveValue('1,000');

    expect(sent).toHaveLength(1);
    const { ledger } = await control.state();
    expect(ledger.balances[sophea.id]).toBe(sophea.balance);
    await slipSubmit(page).click();
    await expect.poll(() => sent.length).toBe(2);
    await expect(betDialog(page)).toBeVisible();
  },
);
