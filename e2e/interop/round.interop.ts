import { expect, test } from '@playwright/test';
import { km } from '../../src/i18n/km';
import { SandboxControl } from '../support/control';
import { expectBalance, placeBet, resultDialog, tableRow, waitForCountdown } from '../support/home';
import { player, signInByForm } from '../support/players';

const control = new SandboxControl('http://127.0.0.1:8003');

test('a player signs in, follows countdown and balance, bets and wins', async ({ page }) => {
  const sophea = player('sophea');
  await control.reset();
  await control.countdown(600);
  await signInByForm(page, sophea);
  await waitForCountdown(page);
  await expectBalance(page, sophea.balance);
  await placeBet(page, '07');
  await expectBalance(page, sophea.balance - 1000);
  await control.nextResult('107');
  await control.finishRound();
  await expect(resultDialog(page)).toBeVisible();
  // The next round closes the modal, which hides the header.
  await control.startRound();
  await expect(resultDialog(page)).toBeHidden();
  await expectBalance(page, sophea.balance - 1000 + 90_000);
  await page.getByRole('tab', { name: km.tables.winLoseHistory }).click();
  await expect(tableRow(page, km.tables.winLoseHistory, 1)).toContainText('07');
});
