import { messages } from '../sandbox/messages';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  expectBalance,
  expectRound,
  numberDisplay,
  placeBet,
  resultDialog,
  tableRow,
  toast,
  waitForCountdown,
  userMenuButton,
} from './support/home';
import { sophea, signInByForm } from './support/players';
import { draw } from './support/resultReveal';

test(
  '[1.5, 1.12, 2.23, 4.6, 4.14, 7.9, 8.4] a player signs in, bets on 007 in three ways, wins exactly and finds it in the history',
  { tag: ['@smoke', '@core'] },
  async ({ page, sandbox: { control } }) => {
    await signInByForm(page, sophea);
    await control.countdown(600);
    await waitForCountdown(page);
    await expectBalance(page, 500_000);

    for (const number of ['7', '07', '007']) {
      await placeBet(page, number);
      await expect(toast(page, messages.betPlaced)).toBeVisible();
      await expect(numberDisplay(page)).toHaveValue('');
      await expect(tableRow(page, km.tables.openBets, 1)).toContainText(number);
    }
    await expect(tableRow(page, km.tables.openBets, 1)).toContainText('1,000 x 800');
    await expect(tableRow(page, km.tables.openBets, 2)).toContainText('1,000 x 90');
    await expect(tableRow(page, km.tables.openBets, 3)).toContainText('1,000 x 9');
    await expectBalance(page, 497_000);

    const { round } = await control.state();
    await draw(page, control, '007');
    await expectBalance(page, 1_396_000);
    await page.keyboard.press('Escape');
    await expect(resultDialog(page)).toBeHidden();

    await expect(page.getByText(km.common.noData)).toBeVisible();
    await page.getByRole('tab', { name: km.tables.winLoseHistory }).click();
    const won = [
      { number: '007', type: '3D', payout: '800,000៛' },
      { number: '07', type: '2D', payout: '90,000៛' },
      { number: '7', type: '1D', payout: '9,000៛' },
    ];
    for (const [index, { number, type, payout }] of won.entries()) {
      const row = tableRow(page, km.tables.winLoseHistory, index + 1);
      const cells = row.getByRole('cell');
      await expect(cells.nth(0)).toHaveText(`#${round.id}`);
      await expect(cells.nth(2).getByRole('img')).toHaveAccessibleName(km.a11y.numberOf(number));
      await expect(cells.nth(3)).toHaveText(type);
      await expect(cells.nth(5)).toHaveText(payout);
      await expect(cells.nth(6).getByRole('img')).toHaveAccessibleName(km.a11y.numberOf('007'));
    }
    await expectBalance(page, 1_396_000);
  },
);

test(
  '[4.20] a reload shows everything as it was',
  { tag: '@core' },
  async ({ home: page, control }) => {
    await placeBet(page, '42');
    const { round } = await control.state();
    const row = tableRow(page, km.tables.openBets, 1);
    const before = await row.innerText();
    await page.reload();
    await waitForCountdown(page);
    await expect(page).toHaveURL('/');
    await expectRound(page, round.id);
    await expect(row).toHaveText(before.replaceAll(/\s+/g, ' '), { useInnerText: true });
    await expect(userMenuButton(page)).toContainText(sophea.username);
    await expectBalance(page, 499_000);

    await page.getByRole('tab', { name: km.tables.results }).click();
    await page.reload();
    await expect(page).toHaveURL('/?slug=result');
    await expect(page.getByRole('table', { name: km.tables.results })).toBeVisible();
  },
);
