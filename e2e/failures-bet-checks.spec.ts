import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  addChip,
  amountField,
  betDialog,
  expectBalance,
  fillSlip,
  numberDisplay,
  placeBet,
  slipSubmit,
  tableRow,
} from './support/home';
import { sophea } from './support/players';
import { receiptCard, betPost, sendStake } from './support/betSlip';
import { passTimeUntil } from './support/pageClock';

test.beforeEach(({ watch }) =>
  watch.allowConsoleErrors(/40[189]|429|50[04]|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED/),
);

test(
  '[4.37] failure 3: while a stake is being checked only an equal one is held back, and others are placed',
  { tag: '@core' },
  async ({ clockedHome: page, control, sent }) => {
    const lostLists = { method: 'GET', path: '/bets', mode: 'status', status: 500 } as const;
    await control.faults({ rest: [{ ...betPost, mode: 'drop-after', times: 1 }, lostLists] });
    await sendStake(page);
    await expect(betDialog(page)).toContainText(km.receipt.checking);
    await expect(betDialog(page)).toContainText(km.receipt.waitForCheck);
    await expect(amountField(page)).toHaveValue('1,000');
    await expect(slipSubmit(page)).toBeDisabled();
    await amountField(page).press('Enter');
    await addChip(page, 5000);
    await slipSubmit(page).click();
    await expect(betDialog(page)).toBeHidden();
    await expectBalance(page, 493_000);
    await placeBet(page, '8');
    await expect(receiptCard(page, km.receipt.checking)).toContainText('1,000');
    expect(sent.map(({ number, amount }) => `${number} ${amount}`)).toEqual([
      '07 1000',
      '07 6000',
      '8 1000',
    ]);

    await fillSlip(page);
    await expect(betDialog(page)).toContainText(km.receipt.waitForCheck);
    await expect(slipSubmit(page)).toBeDisabled();
    await amountField(page).press('Enter');
    expect(sent).toHaveLength(3);
    await control.faults({ clear: true });
    await passTimeUntil(page, control, expect(slipSubmit(page)).toBeEnabled());
    await slipSubmit(page).click();
    await expect(betDialog(page)).toBeHidden();
    await expectBalance(page, 491_000);
    await expect(receiptCard(page, km.receipt.checking)).toBeHidden();
    expect(sent).toHaveLength(4);
    const { bets = [] } = await control.state(sophea.id);
    expect(bets.filter(({ is_calculate: isSettled }) => !isSettled)).toHaveLength(4);
  },
);

test('[4.38] failure 3: a stake in flight during a reload is reported as placed, once', async ({
  home: page,
  control,
  sent,
}) => {
  await control.faults({ rest: [{ ...betPost, mode: 'delay-after', ms: 600_000 }] });
  await sendStake(page);
  await expect
    .poll(async () => (await control.state()).ledger.balances[sophea.id])
    .toBe(sophea.balance - 1000);
  await control.faults({
    rest: [{ method: 'GET', path: '/bets', mode: 'delay', ms: 3000 }],
  });
  await page.reload();
  await expect(receiptCard(page, km.receipt.checking)).toContainText(km.receipt.reloadHint);
  await expect(receiptCard(page, km.receipt.placed)).toBeVisible();
  await expect(tableRow(page, km.tables.openBets, 1)).toContainText('1,000 x 90');
  await expect(tableRow(page, km.tables.openBets, 2)).toBeHidden();
  await expectBalance(page, 499_000);
  expect(sent).toHaveLength(1);
});

test('failure 3: a stake that timed out is reported as not found, even with a reload during the check', async ({
  clockedHome: page,
  control,
  sent,
}) => {
  await control.faults({
    rest: [
      { ...betPost, mode: 'delay', ms: 600_000 },
      { method: 'GET', path: '/bets', mode: 'drop-before' },
    ],
  });
  await sendStake(page);
  await expect.poll(() => sent.length).toBe(1);
  const checking = expect(betDialog(page)).toContainText(km.receipt.checkingHint);
  await passTimeUntil(page, control, checking);
  await page.reload();
  await expect(receiptCard(page, km.receipt.checking)).toBeVisible();
  await control.faults({ clear: true });
  const notFound = expect(receiptCard(page, km.receipt.notFound)).toBeVisible();
  await passTimeUntil(page, control, notFound);
  await receiptCard(page, km.receipt.notFound)
    .getByRole('button', { name: km.receipt.betAgain })
    .click();
  await expect(amountField(page)).toHaveValue('1,000');
  await page.keyboard.press('Escape');
  await expect(numberDisplay(page)).toHaveValue('07');
  expect(sent).toHaveLength(1);
  expect((await control.state()).ledger.balances[sophea.id]).toBe(sophea.balance);
});
