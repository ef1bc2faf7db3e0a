import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  addChip,
  amountField,
  betDialog,
  expectBalance,
  fillSlip,
  placeBet,
  slipSubmit,
  tableRow,
  submitSlip,
} from './support/home';
import { sophea } from './support/players';
import {
  betAgain,
  betPost,
  loseStakeForSure,
  moveSlip,
  receiptCard,
  sendStake,
} from './support/betSlip';
import { passTimeUntil } from './support/pageClock';

test.beforeEach(({ watch }) =>
  watch.allowConsoleErrors(/40[189]|429|50[034]|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED/),
);

test(
  '[4.37] failure 3: while a stake is being checked only an equal one is held back, and others are placed',
  { tag: '@core' },
  async ({ clockedHome: page, control, sent }) => {
    const lostLists = { method: 'GET', path: '/bets', mode: 'status', status: 500 } as const;
    await control.faults({ rest: [{ ...betPost, mode: 'drop-after', times: 1 }, lostLists] });
    await sendStake(page);
    await expect(betDialog(page)).toContainText(km.receipt.checking);
    await expect(amountField(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await betDialog(page).getByRole('button', { name: km.receipt.wait }).click();
    await page.keyboard.press('Enter');
    for (const chip of [1000, 5000]) await addChip(page, chip);
    await submitSlip(page);
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
    await submitSlip(page);
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
  await expect(receiptCard(page, km.receipt.checking)).toContainText(km.receipt.checkingHint);
  await expect(receiptCard(page, km.receipt.placed)).toBeVisible();
  await expect(tableRow(page, km.tables.openBets, 1)).toContainText('1,000 x 90');
  await expect(tableRow(page, km.tables.openBets, 2)).toBeHidden();
  await expectBalance(page, 499_000);
  expect(sent).toHaveLength(1);
});

test('failure 3: a stake that timed out stays not known after a reload during the check, and an equal one is held back', async ({
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
  await expect(page.getByRole('button', { name: km.receipt.betAgain })).toHaveCount(0);
  await page.keyboard.press('Delete');
  await fillSlip(page);
  await expect(betDialog(page)).toContainText(km.receipt.waitForCheck);
  await expect(slipSubmit(page)).toBeDisabled();
  expect(sent).toHaveLength(1);
  expect((await control.state()).ledger.balances[sophea.id]).toBe(sophea.balance);
});

test('failure 3: a stake that never arrived is not placed once a bet of its round is settled and the balance fell by that bet alone', async ({
  home: page,
  control,
  sent,
}) => {
  await loseStakeForSure(page, control);
  await expect(receiptCard(page, km.receipt.notPlaced)).toContainText(km.receipt.notPlacedHint);
  await betAgain(page).click();
  await expect(amountField(page)).toHaveValue('1,000');
  await moveSlip(page);
  await submitSlip(page);
  await expectBalance(page, 498_000);
  expect(sent.map(({ number }) => number)).toEqual(['07', '8', '07']);
});

test('failure 3: a stored stake is never not placed while the list is empty: the balance fell by it', async ({
  clockedHome: page,
  control,
  sent,
}) => {
  const staleList = { method: 'GET', path: '/bets', mode: 'body', body: { data: [] } } as const;
  await control.faults({ rest: [{ ...betPost, mode: 'drop-after', times: 1 }, staleList] });
  await sendStake(page);
  await expect(betDialog(page)).toContainText(km.receipt.checking);
  await page.keyboard.press('Escape');
  const undecided = receiptCard(page, km.receipt.notFound).or(
    receiptCard(page, km.receipt.unclear),
  );
  await passTimeUntil(page, control, expect(undecided).toBeVisible());
  await expect(undecided).toContainText(km.receipt.debitedHint);
  await page.keyboard.press('Delete');
  await placeBet(page, '8');
  await control.startRound();
  await control.startRound();
  await control.countdown(600);
  await passTimeUntil(page, control, expectBalance(page, 498_000));
  await expect(undecided).toBeVisible();
  await expect(page.getByRole('button', { name: km.receipt.betAgain })).toHaveCount(0);
  await control.faults({ clear: true });
  await control.startRound();
  await passTimeUntil(page, control, expect(receiptCard(page, km.receipt.placed)).toBeVisible());
  expect(sent).toHaveLength(2);
});
