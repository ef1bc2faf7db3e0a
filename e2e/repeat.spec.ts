import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { formatAmount } from '../src/domain/money';
import { expect, test } from './support/homeFixtures';
import { amountField, betDialog, expectBalance, placeBet, tableRow } from './support/home';
import { expectNoHorizontalOverflow, sizes } from './support/pageLayout';

const repeat = (page: Page, number: string) =>
  page.getByRole('button', { name: km.tables.repeat(number, formatAmount(1000)), exact: true });

test('repeat opens the slip with number and amount, sends nothing, and Enter then bets once', async ({
  home,
  sent,
}) => {
  await placeBet(home, '07');
  await placeBet(home, '4');
  await repeat(home, '07').click();
  await expect(amountField(home)).toHaveValue('1,000');
  await expect(amountField(home)).toBeFocused();
  expect(sent).toHaveLength(2);
  await expect(betDialog(home)).toHaveCSS('pointer-events', 'auto');
  await home.keyboard.press('End');
  await home.keyboard.press('Enter');
  await expect(betDialog(home)).toBeHidden();
  await expectBalance(home, 497_000);
  expect(sent).toHaveLength(3);
});

test('the repeat button is as large as a finger needs and widens no page', async ({ home }) => {
  await placeBet(home, '118');
  for (const { width, height } of sizes) {
    await home.setViewportSize({ width, height });
    await expectNoHorizontalOverflow(home, `${width} wide`);
    const box = await repeat(home, '118').boundingBox();
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
    const row = await tableRow(home, km.tables.openBets, 1).boundingBox();
    expect(row?.height, `${width} wide`).toBeLessThanOrEqual(width < 600 ? 90 : 60);
  }
});
