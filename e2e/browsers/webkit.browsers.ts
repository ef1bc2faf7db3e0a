import { readdirSync } from 'node:fs';
import { formatAmount } from '../../src/domain/money';
import { km } from '../../src/i18n/km';
import { sophea } from '../support/players';
import { expect, test } from './webkit';

const userMenu = 'button[aria-haspopup="menu"]';
const number = `input[aria-label="${km.home.number}"]`;
const amount = '[role="dialog"] input';
const openBets = `table[aria-label="${km.tables.openBets}"]`;
const history = `table[aria-label="${km.tables.winLoseHistory}"]`;
const button = (text: string) => `//button[not(@disabled)][contains(., "${text}")]`;

test('a player signs in, bets by keyboard and by pointer, wins, finds both bets in the history and saves a trace', async ({
  webkit: page,
  sandbox: { webUrl, control },
}) => {
  const expectBalance = (riel: number) => page.expectText(userMenu, formatAmount(riel));
  await page.open(`${webUrl}/login`);
  await page.expectText('input[name="username"]:focus', '');
  await page.press(...Array.from(sophea.username), 'Tab', ...Array.from(sophea.password), 'Enter');
  await expectBalance(500_000);
  await control.countdown(600);
  await page.expectText('[role="timer"]', '59');

  await page.press('0', '7');
  await page.expectText(number, '07');
  await page.press('Enter');
  await page.expectText(amount, '0');
  await page.press('Alt+1');
  await page.expectText(amount, formatAmount(1_000));
  await page.press('Enter');
  await page.expectText(openBets, '2D');
  for (const digit of '007') await page.click(`//*[@role="group"]/button[.="${digit}"]`);
  await page.expectText(number, '007');
  await page.click(button(km.keypad.enter));
  await page.expectText(amount, '0');
  await page.press('Alt+1');
  await page.click('//*[@role="dialog"]//button[@type="submit"]');
  await page.expectText(openBets, '3D');
  await expectBalance(498_000);

  await control.nextResult('007');
  await control.finishRound();
  await page.expectText('#result-title', km.resultModal.title);
  await page.press('Escape');
  await expectBalance(498_000 + 90_000 + 800_000);
  await page.click(button(km.tables.winLoseHistory));
  await page.expectText(history, '90,000');
  await page.expectText(history, '800,000');

  await page.click(`//button[@aria-haspopup="menu"]`);
  await page.click(`//*[@role="menuitem"][contains(., "${km.common.reportProblem}")]`);
  await page.click(`//*[@role="dialog"]${button(km.problemReport.save)}`);
  await page.expectText('[role="dialog"]', km.problemReport.done);
  await expect
    .poll(() => readdirSync(page.downloads))
    .toEqual([expect.stringMatching(/\.trace\.json\.gz$/)]);
});
