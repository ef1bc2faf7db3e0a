import { messages } from '../../sandbox/messages';
import { km } from '../../src/i18n/km';
import { formatAmount } from '../../src/domain/money';
import { sophea } from '../support/players';
import { test } from './fixtures';
import {
  amount,
  expectBalance,
  keypadKey,
  number,
  resultDialog,
  signInByKeyboard,
  startLongRound,
  table,
} from './screens';

test('a player bets by keyboard and by pointer, sees the draw, wins and finds both bets in the history', async ({
  webPage: page,
  sandbox: { control },
}) => {
  await signInByKeyboard(page, sophea);
  await startLongRound(page, control);
  await expectBalance(page, 500_000);

  await page.type('12');
  await page.expectValue(number, '12');
  await page.press('Backspace');
  await page.press('Escape');
  await page.type('07');
  await page.expectValue(number, '07');
  await page.press('Enter');
  await page.expectFocused(amount);
  await page.press('Alt+1');
  await page.expectValue(amount, formatAmount(1_000));
  await page.press('Control+a');
  await page.type('2000');
  await page.expectValue(amount, formatAmount(2_000));
  await page.press('Enter');
  await page.expectShown({ role: 'status' }, messages.betPlaced);
  await page.expectShown(table(km.tables.openBets), '07');
  await expectBalance(page, 498_000);

  for (const digit of '007') await page.click(keypadKey(digit));
  await page.expectValue(number, '007');
  await page.click(keypadKey(km.keypad.enter));
  await page.click({ role: 'button', name: km.betModal.addChip(formatAmount(1_000)) });
  await page.expectValue(amount, formatAmount(1_000));
  await page.click({ role: 'button', name: km.betModal.submit });
  await page.expectHidden(amount);
  await page.expectShown(table(km.tables.openBets), '007');
  await expectBalance(page, 497_000);

  await control.nextResult('007');
  await control.finishRound();
  await page.expectShown(resultDialog);
  await page.press('Escape');
  await page.expectHidden(resultDialog);
  await expectBalance(page, 497_000 + 2_000 * 90 + 1_000 * 800);
  await page.click({ role: 'tab', name: km.tables.winLoseHistory });
  await page.expectAddress('/?slug=win-lose');
  await page.expectShown(table(km.tables.winLoseHistory), '180,000');
  await page.expectShown(table(km.tables.winLoseHistory), '800,000');
});
