import { messages } from '../sandbox/messages';
import { km } from '../src/i18n/km';
import { betPost, receiptCard, sendStake } from './support/betSlip';
import { betDialog, placeBet, tableRow, toast } from './support/home';
import { expect, test } from './support/homeFixtures';
import { passTimeUntil } from './support/pageClock';
import { sophea } from './support/players';
import { waitForRevealToEnd } from './support/resultReveal';

test.beforeEach(({ watch }) =>
  watch.allowConsoleErrors(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_FAILED/),
);

test('[4.40] failure 3: a stake that the list shows only after the draw corrects “not placed”', async ({
  clockedHome: page,
  control,
  sent,
}) => {
  await control.faults({
    rest: [
      { ...betPost, mode: 'drop-after' },
      { method: 'GET', path: '/bets', mode: 'lag', ms: 600_000 },
    ],
  });
  await sendStake(page);
  const notFound = expect(betDialog(page)).toContainText(km.receipt.notFound);
  await passTimeUntil(page, control, notFound);
  await betDialog(page).getByRole('button', { name: km.keypad.close }).click();
  await control.finishRound();
  const notPlaced = expect(receiptCard(page, km.receipt.notPlaced)).toBeVisible();
  await passTimeUntil(page, control, notPlaced);
  await control.faults({ clear: true });
  await page.reload();
  await expect(receiptCard(page, km.receipt.placed)).toContainText(km.receipt.lateHint);
  await expect(receiptCard(page, km.receipt.notPlaced)).toBeHidden();
  expect(sent).toHaveLength(1);
});

test('[7.17] failure 3: a list of bets whose body reports a failure proves nothing, and the rows stay', async ({
  clockedHome: page,
  control,
  sent,
}) => {
  await control.seedBets(sophea.id, { open: 1 });
  await page.reload();
  await expect(tableRow(page, km.tables.openBets, 1)).toBeVisible();
  const body = { success: false, message: messages.serverError, data: [] };
  await control.faults({
    rest: [
      { ...betPost, mode: 'drop-after' },
      { method: 'GET', path: '/bets', mode: 'body', body },
    ],
  });
  await sendStake(page);
  await betDialog(page).getByRole('button', { name: km.keypad.close }).click();
  await control.finishRound();
  await passTimeUntil(page, control, waitForRevealToEnd(page));
  await expect(tableRow(page, km.tables.openBets, 1)).toBeVisible();
  await expect(receiptCard(page, km.receipt.checking)).toBeVisible();
  await control.faults({ clear: true });
  const placed = expect(receiptCard(page, km.receipt.placed)).toBeVisible();
  await passTimeUntil(page, control, placed);
  expect(sent).toHaveLength(1);
});

test('failure 3: with every row bearing the same id, each stake is found by its round, number and amount', async ({
  home: page,
  control,
  sent,
}) => {
  await page.route('**/api/bets', async (route) => {
    const response = await route.fetch().catch(() => null);
    const text = (await response?.text()) ?? '';
    const body = text.replace(/"id":\d+,"result_id"/g, '"id":7,"result_id"');
    await (response ? route.fulfill({ response, body }) : route.abort());
  });
  await sendStake(page);
  await expect(tableRow(page, km.tables.openBets, 1)).toBeVisible();
  for (const number of ['4', '08']) {
    await placeBet(page, number);
    await expect(toast(page, messages.betPlaced)).toBeVisible();
  }
  await expect(tableRow(page, km.tables.openBets, 3)).toContainText('1,000 x 90');
  await control.faults({ rest: [{ ...betPost, mode: 'drop-after' }] });
  await sendStake(page);
  await expect(receiptCard(page, km.receipt.placed)).toBeVisible();
  await expect(tableRow(page, km.tables.openBets, 4)).toContainText('1,000 x 90');
  expect(sent).toHaveLength(4);
});
