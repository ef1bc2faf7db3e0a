import { km } from '../src/i18n/km';
import { betPost } from './support/betSlip';
import {
  betDialog,
  expectBalance,
  fillSlip,
  placeBet,
  refuseStakes,
  slipSubmit,
  toast,
} from './support/home';
import { expect, test } from './support/homeFixtures';
import { openReport, saveAndReadTrace } from './support/problemReport';
import { ledgerRows, openTrace, playersScreen, stepTitle } from './support/replay';

const refusal = 'The stake is above your limit.';

test('support reads what became of each bet of a real session, and of which the server has it', async ({
  home: page,
  control,
  watch,
}) => {
  watch.allowConsoleErrors(/422|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED/);
  await placeBet(page, '42');
  await expectBalance(page, 499_000);
  await control.faults({ rest: [{ ...betPost, mode: 'drop-after' }] });
  await fillSlip(page);
  await slipSubmit(page).click();
  await expect(toast(page, km.receipt.stakeWasPlaced('07', '1,000'))).toBeVisible();
  await expectBalance(page, 498_000);
  await control.faults({ clear: true });
  await refuseStakes(control, refusal);
  await fillSlip(page);
  await slipSubmit(page).click();
  await expect(toast(page, refusal)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(betDialog(page)).toBeHidden();
  await openReport(page);
  const { name, bytes } = await saveAndReadTrace(page);

  await openTrace(page, { name, mimeType: 'application/gzip', buffer: bytes });
  const rows = ledgerRows(page);
  // Marked ones come first: the lost answer, and the refusal.
  await expect(rows.nth(0)).toContainText('Stake #240001 · 07 · 1,000៛');
  await expect(rows.nth(0)).toContainText('not known whether it was stored: no connection');
  await expect(rows.nth(0)).toContainText('the balance fell, 499,000៛ → 498,000៛');
  await expect(rows.nth(1)).toContainText(refusal);
  const accepted = rows.filter({ hasText: '· 42 ·' });
  await expect(accepted).toContainText('the balance fell, 500,000៛ → 499,000៛');
  // A press shows the player's screen at that refusal.
  await rows.nth(1).click();
  await expect(stepTitle(page)).toContainText('bets/betRefused');
  // The toast of the step on which the page opened may still be leaving.
  await expect(playersScreen(page).getByText(refusal)).toHaveCount(1);
  await expect(playersScreen(page).getByText(refusal)).toBeVisible();
});
