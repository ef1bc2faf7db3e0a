import type { Locator, Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { openHome, placeBet, resultDialog } from './support/home';
import { expectInView, expectNoHorizontalOverflow, lowSizes, sizes } from './support/pageLayout';
import { sophea } from './support/players';
import { draw, waitUntilSettled } from './support/resultReveal';
import { stopClock } from './support/waitFor';

const { won, lost, expected, congratulations } = km.outcomes;
const riel = (figure: string) => `${figure}${km.common.rielSign}`;

/** The own bets in the result modal. */
const ownBets = (page: Page): Locator =>
  resultDialog(page).getByRole('region', { name: km.outcomes.ownBets });

/** The line of the own bet on a number. */
const ownBet = (page: Page, number: string): Locator =>
  ownBets(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: km.a11y.numberOf(number), exact: true }) });

test(
  'the reveal shows what becomes of each own bet as its digits are revealed',
  { tag: '@core' },
  async ({ clockedHome: page, control }) => {
    for (const number of ['7', '07', '472']) await placeBet(page, number);
    await stopClock(page);
    await draw(page, control, '407');

    await expect(ownBet(page, '07')).toContainText('1,000 x 90');
    await expect(ownBet(page, '472')).toContainText('1,000 x 800');
    await expect(ownBets(page)).not.toContainText(riel('90,000'));
    await expect(ownBets(page)).not.toContainText(km.outcomes.cannotWin);

    await page.clock.runFor(2000);
    await expect(ownBet(page, '472')).toContainText(km.outcomes.cannotWin);
    await expect(ownBet(page, '07')).not.toContainText(km.outcomes.cannotWin);
    // An empty slot has a dash; the slot of a digit that misses has its digit alone.
    const missed = ownBet(page, '472').locator('[data-color="empty"]').first();
    const dash = await missed.evaluate((slot) => getComputedStyle(slot, '::before').content);
    expect(dash).toBe('none');
    await page.clock.runFor(3999);
    await expect(ownBets(page)).not.toContainText(riel('90,000'));

    await page.clock.runFor(1);
    await expect(ownBet(page, '7')).toContainText(`${won} ${riel('9,000')}`);
    await waitUntilSettled(page);
    await expect(ownBet(page, '07')).toContainText(`${won} ${riel('90,000')}`);
    await expect(ownBets(page).locator('summary')).toContainText(`${lost} ${riel('1,000')}`);
    await expect(ownBets(page)).toContainText(congratulations);
    await expect(ownBets(page)).toContainText(riel('+96,000'));
    await expect(ownBets(page)).not.toContainText(expected);
    await expect(resultDialog(page).getByRole('status')).toHaveText(
      new RegExp(`407\\. ${km.outcomes.announcement('99,000', '\\+96,000')}$`),
    );
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectNoHorizontalOverflow(page, `the reveal at ${size.width}`);
      await expectInView(page, ownBets(page), `the own bets at ${size.width}`);
    }

    await page.clock.runFor(5000);
    await expect(resultDialog(page)).toBeHidden();
  },
);

test('the net stands by the balls in every window, and only the rows of many bets scroll', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.control.seedBets(sophea.id, { open: 20 });
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  await stopClock(page);
  await draw(page, sandbox.control, '107');
  await page.clock.runFor(6000);
  await waitUntilSettled(page);
  const net = ownBets(page).locator('dl');
  const close = resultDialog(page).getByRole('button', { name: km.keypad.close });
  for (const size of [...sizes, ...lowSizes]) {
    await page.setViewportSize(size);
    const what = `at ${size.width} × ${size.height}`;
    await expectNoHorizontalOverflow(page, `the reveal ${what}`);
    for (const part of [net, ownBets(page), resultDialog(page).getByRole('img').nth(2), close])
      await expectInView(page, part, `the reveal ${what}`);
  }
});
