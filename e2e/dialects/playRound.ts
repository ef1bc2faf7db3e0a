import { km } from '../../src/i18n/km';
import { expect, test } from '../support/fixtures';
import {
  expectBalance,
  expectRound,
  placeBet,
  resultDialog,
  tableRow,
  waitForCountdown,
} from '../support/home';
import { sophea, signInByForm } from '../support/players';

/** Defines a test that plays one round; the spec file sets the dialect, because that needs a new worker. */
export function testRoundInDialect(dialect: string): void {
  test(`a round can be played against a backend in the dialect ${dialect}: sign-in, bets, result, history and report`, async ({
    page,
    sandbox: { control },
  }) => {
    await signInByForm(page, sophea);
    await control.countdown(600);
    await waitForCountdown(page);
    await expectBalance(page, sophea.balance);
    const { round } = await control.state();
    for (const number of ['7', '07', '007']) await placeBet(page, number);
    await page.reload();
    await waitForCountdown(page);
    for (const [index, { number, odds }] of stakes.entries()) {
      const cells = tableRow(page, km.tables.openBets, index + 1).getByRole('cell');
      await expect(cells.nth(2).getByRole('img')).toHaveAccessibleName(km.a11y.numberOf(number));
      await expect(cells.nth(4)).toHaveText(`1,000 x ${odds}`);
    }
    await expectBalance(page, sophea.balance - 3000);

    await control.nextResult('007');
    await control.finishRound();
    await expect(resultDialog(page)).toContainText(`#${round.id}`);
    await page.keyboard.press('Escape');
    await expect(resultDialog(page)).toBeHidden();
    await expectBalance(page, sophea.balance - 3000 + 899_000);
    await control.startRound();
    await expectRound(page, round.id + 1);
    await page.getByRole('tab', { name: km.tables.winLoseHistory }).click();
    await expect(tableRow(page, km.tables.winLoseHistory, 1).getByRole('cell').nth(5)).toHaveText(
      '800,000៛',
    );
    await page.getByRole('tab', { name: km.tables.results }).click();
    const drawn = tableRow(page, km.tables.results, 1).getByRole('cell');
    await expect(drawn.nth(0)).toHaveText(`#${round.id}`);
    await expect(drawn.nth(2).getByRole('img')).toHaveAccessibleName(km.a11y.numberOf('007'));

    await page.goto('/report');
    const day = page.getByRole('table').getByRole('row').nth(1);
    await expect(day).toContainText(',000៛');
    await expect(day).not.toContainText(km.common.notAvailable);
    await day.getByRole('link').click();
    await expect(page.getByRole('table')).toContainText('+799,000៛');
    await expect(page.getByRole('table')).not.toContainText(km.common.notAvailable);
  });
}

/** Newest first. */
const stakes = [
  { number: '007', odds: 800 },
  { number: '07', odds: 90 },
  { number: '7', odds: 9 },
];
