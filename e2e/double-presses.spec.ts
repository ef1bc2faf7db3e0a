import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { betAgain, loseStakeForSure, moveSlip, trackSlipOpening } from './support/betSlip';
import {
  addChip,
  amountField,
  betDialog,
  expectBalance,
  pressDigits,
  slipSubmit,
} from './support/home';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/ERR_EMPTY_RESPONSE|ERR_FAILED/));

test('a double Enter on the number opens the slip without an error about its amount', async ({
  home: page,
  sent,
}) => {
  const pressEnter = await trackSlipOpening(page);
  await pressDigits(page, '7');
  await page.keyboard.press('Enter');
  await expect(amountField(page)).toBeFocused();
  await pressEnter(100);
  await expect(amountField(page)).toHaveValue('0');
  await expect(page.getByText(km.betModal.amountRequired)).toBeHidden();
  await pressEnter(400);
  await expect(page.getByText(km.betModal.amountRequired)).toBeVisible();
  expect(sent).toEqual([]);
});

test(
  'a double Enter on a filled slip sends one bet',
  { tag: '@core' },
  async ({ home: page, sent }) => {
    const pressEnter = await trackSlipOpening(page);
    await pressDigits(page, '7');
    await page.keyboard.press('Enter');
    await addChip(page, 1000);
    await Promise.all([pressEnter(500), pressEnter(550)]);
    await expect(betDialog(page)).toBeHidden();
    await expectBalance(page, 499_000);
    expect(sent).toHaveLength(1);
  },
);

test('a double Enter on bet again opens the filled slip and sends nothing, and the next Enter bets once', async ({
  home: page,
  control,
  sent,
}) => {
  await loseStakeForSure(page, control);
  const pressEnter = await trackSlipOpening(page);
  await betAgain(page).focus();
  await page.keyboard.press('Enter');
  await expect(amountField(page)).toBeFocused();
  await expect(amountField(page)).toHaveValue('1,000');
  await pressEnter(100);
  await expect(slipSubmit(page)).toHaveAttribute('aria-busy', 'false');
  expect(sent).toHaveLength(2);
  await moveSlip(page);
  await amountField(page).focus();
  await pressEnter(400);
  await expect(betDialog(page)).toBeHidden();
  await expectBalance(page, 498_000);
  expect(sent).toHaveLength(3);
});
