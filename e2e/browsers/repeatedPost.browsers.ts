import { km } from '../../src/i18n/km';
import { keysOfStakes, repeatedStake, storedStakes } from '../support/betSlip';
import { sophea } from '../support/players';
import { expect, test } from './fixtures';
import { amount, expectBalance, signInByKeyboard, startLongRound, table } from './screens';

test('a stake whose connection was cut after the server stored it is stored once, also if the browser sends it again', async ({
  webPage: page,
  sandbox: { control },
}) => {
  await signInByKeyboard(page, sophea);
  await startLongRound(page, control);
  await page.type('07');
  await page.press('Enter');
  await page.expectFocused(amount);
  await page.press('Alt+1');
  await control.faults({ rest: [repeatedStake] });
  await page.press('Enter');
  await page.expectShown(table(km.tables.openBets), '07');
  await expectBalance(page, 499_000);
  // Firefox sends it again, WebKit looks it up.
  expect(new Set(await keysOfStakes(control)).size).toBe(1);
  expect(await storedStakes(control, sophea.id)).toEqual({ open: 1, balance: 499_000 });
});
