import { messages } from '../sandbox/messages';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  amountField,
  betDialog,
  expectBalance,
  fillSlip,
  numberDisplay,
  slipSubmit,
  tableRow,
  toast,
} from './support/home';
import { sophea } from './support/players';
import { receiptCard, betPost, sendStake } from './support/betSlip';
import { passTimeUntil } from './support/pageClock';

test.beforeEach(({ watch }) =>
  watch.allowConsoleErrors(/500|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED/),
);

test(
  '[3.6, 4.13, 4.16] failure 3: a double click and a held Enter with a delay of 3 s send one bet each',
  { tag: '@core' },
  async ({ home: page, control, sent }) => {
    const { round } = await control.state();
    await control.faults({ rest: [{ ...betPost, mode: 'delay', ms: 3000 }] });
    await fillSlip(page);
    await slipSubmit(page).dblclick();
    await expect(slipSubmit(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    await expect(betDialog(page)).toBeHidden();
    await expectBalance(page, 499_000);
    expect(sent).toEqual([{ result_id: round.id, number: '07', amount: 1000 }]);

    await page.keyboard.press('7');
    await page.keyboard.down('Enter');
    await expect(amountField(page)).toBeFocused();
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(page.getByText(km.betModal.amountRequired)).toBeHidden();
    await page.keyboard.press('Alt+1');
    for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(betDialog(page)).toBeHidden();
    await expectBalance(page, 498_000);
    expect(sent).toHaveLength(2);
  },
);

for (const [end, fault] of [
  ['the connection dropped', { mode: 'drop-after' }],
  ['its response reported a failure', { mode: 'body-after', status: 201, body: { ok: 0 } }],
] as const) {
  test(
    `[4.36] failure 3: a bet that was stored before ${end} is shown as placed, once`,
    { tag: '@core' },
    async ({ home: page, control, sent }) => {
      await control.faults({ rest: [{ ...betPost, ...fault }] });
      await sendStake(page);
      await expect(betDialog(page)).toBeHidden();
      await expect(toast(page, km.receipt.stakeWasPlaced('07', '1,000'))).toBeVisible();
      await expect(receiptCard(page, km.receipt.placed)).toContainText('1,000');
      await expect(tableRow(page, km.tables.openBets, 1)).toContainText('1,000 x 90');
      await expect(tableRow(page, km.tables.openBets, 2)).toBeHidden();
      await expect(numberDisplay(page)).toHaveValue('');
      await expectBalance(page, 499_000);
      expect(sent).toHaveLength(1);
      await receiptCard(page, km.receipt.placed)
        .getByRole('button', { name: km.receipt.dismiss })
        .click();
      await expect(receiptCard(page, km.receipt.placed)).toBeHidden();
    },
  );
}

for (const [failure, fault, message] of [
  ['drops the stake before storing it', { mode: 'drop-before' }, km.errors.somethingWentWrong],
  [
    'responds with 500',
    { mode: 'status', status: 500, body: { message: messages.serverError } },
    `${messages.serverError} ${km.receipt.stillUnknown}`,
  ],
] as const) {
  test(`failure 3: when the server ${failure}, a toast says so, the stake is checked, and it counts as not placed only after the draw`, async ({
    clockedHome: page,
    control,
    sent,
  }) => {
    await control.faults({ rest: [{ ...betPost, ...fault }] });
    await sendStake(page);
    await expect(toast(page, message)).toBeVisible();
    await expect(betDialog(page)).toContainText(km.receipt.checking);
    await expect(amountField(page)).toHaveValue('1,000');
    await page.keyboard.press('Enter');
    const notFound = expect(betDialog(page)).toContainText(km.receipt.notFound);
    await passTimeUntil(page, control, notFound);
    await expect(betDialog(page)).not.toContainText(km.receipt.notPlaced);
    expect((await control.state(sophea.id)).ledger.balances[sophea.id]).toBe(sophea.balance);

    await control.faults({ clear: true });
    await betDialog(page).getByRole('button', { name: km.keypad.close }).click();
    await control.finishRound();
    const notPlaced = expect(receiptCard(page, km.receipt.notPlaced)).toBeVisible();
    await passTimeUntil(page, control, notPlaced);
    expect(sent).toHaveLength(1);
  });
}

test('[4.39] failure 3: a success response with invalid fields is an accepted bet, with its row from the list', async ({
  home: page,
  control,
  sent,
}) => {
  const body = { message: messages.betPlaced, data: { id: 1_000_000, amount: '3.000' } };
  const unfit = { ...betPost, mode: 'body-after', status: 201, body } as const;
  await control.faults({ rest: [{ ...unfit, body: { message: messages.betPlaced } }] });
  await sendStake(page);
  await expect(betDialog(page)).toBeHidden();
  await expect(toast(page, messages.betPlaced)).toBeVisible();
  await expect(tableRow(page, km.tables.openBets, 1)).toContainText('1,000 x 90');
  await expect(receiptCard(page, km.receipt.placed)).toBeHidden();

  const list = { method: 'GET', path: '/bets', mode: 'lag', ms: 600_000 } as const;
  await control.faults({ rest: [unfit, list] });
  await sendStake(page);
  await expect(receiptCard(page, km.receipt.placed)).toContainText(km.receipt.unreadHint);
  await expectBalance(page, 498_000);
  expect(sent).toHaveLength(2);
});

test('[4.39] failure 3: a success response with a message only is an accepted bet, which counts as not placed once the list lacks it after the draw', async ({
  clockedHome: page,
  control,
  sent,
}) => {
  const body = { message: messages.betPlaced };
  await control.faults({ rest: [{ ...betPost, mode: 'body', status: 201, body }] });
  await sendStake(page);
  await expect(toast(page, messages.betPlaced)).toBeVisible();
  await expect(receiptCard(page, km.receipt.placed)).toContainText(km.receipt.unreadHint);
  await control.faults({ clear: true });
  await control.finishRound();
  const notPlaced = expect(receiptCard(page, km.receipt.notPlaced)).toContainText(
    km.receipt.notPlacedHint,
  );
  await passTimeUntil(page, control, notPlaced);
  await expect(receiptCard(page, km.receipt.placed)).toBeHidden();
  expect(sent).toHaveLength(1);
});
