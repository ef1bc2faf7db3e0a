import { km } from '../src/i18n/km';
import {
  keysOfStakes,
  receiptCard,
  repeatedStake,
  sendStake,
  storedStakes,
} from './support/betSlip';
import { betDialog, expectBalance, tableRow } from './support/home';
import { expect, test } from './support/homeFixtures';
import { sophea } from './support/players';

/** Pages as of an API whose CORS does not allow the header. */
test.use({ sendsKeys: false });

test('failure 3: without a key a stake that the browser sends twice is stored twice', async ({
  home: page,
  control,
  sent,
}) => {
  await control.faults({ rest: [repeatedStake] });
  await sendStake(page);
  await expect.poll(() => keysOfStakes(control)).toEqual([null, null]);
  expect(sent).toHaveLength(1);
  expect(await storedStakes(control, sophea.id)).toEqual({ open: 2, balance: 498_000 });
  await expectBalance(page, 498_000);
  await expect(receiptCard(page, km.receipt.twin)).toContainText(km.receipt.twinHint);
  await expect(tableRow(page, km.tables.openBets, 2)).toContainText('1,000 x 90');
});

test('failure 3: without a key the repetition of a stored stake is refused if the balance is enough for one', async ({
  home: page,
  control,
  sent,
  watch,
}) => {
  watch.allowConsoleErrors(/422/);
  await control.balance(sophea.id, 1500);
  await expectBalance(page, 1500);
  await control.faults({ rest: [repeatedStake] });
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/bets'),
  );
  await sendStake(page);
  expect((await answer).status()).toBe(422);
  expect(await keysOfStakes(control)).toEqual([null, null]);
  expect(sent).toHaveLength(1);
  expect(await storedStakes(control, sophea.id)).toEqual({ open: 1, balance: 500 });
  await expectBalance(page, 500);
  // Told as refused before only if the balance fell after the answer.
  await expect(receiptCard(page, km.receipt.placed)).toBeVisible();
  await expect(betDialog(page)).toBeHidden();
  await expect(tableRow(page, km.tables.openBets, 1)).toContainText('1,000 x 90');
});
