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
import {
  receiptCard,
  betPost,
  sendStake,
  keysOfStakes,
  repeatedStake,
  storedStakes,
} from './support/betSlip';
import { messages } from '../sandbox/messages';
import { sophea } from './support/players';

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

test(
  'failure 3: a stake that the browser sends twice is stored once, because both have the key of the press',
  { tag: '@core' },
  async ({ home: page, control, sent }) => {
    await control.faults({ rest: [repeatedStake] });
    await sendStake(page);
    await expect(toast(page, messages.betPlaced)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: messages.betPlaced })).toHaveCount(1);
    await expect(betDialog(page)).toBeHidden();
    const [key, ...repeated] = await keysOfStakes(control);
    expect(key).toMatch(/^[\w-]{21}$/);
    expect(repeated).toEqual([key]);
    expect(sent).toHaveLength(1);
    expect(await storedStakes(control, sophea.id)).toEqual({ open: 1, balance: 499_000 });
    await expectBalance(page, 499_000);
    await expect(tableRow(page, km.tables.openBets, 1)).toContainText('1,000 x 90');
    await expect(tableRow(page, km.tables.openBets, 2)).toBeHidden();
  },
);
