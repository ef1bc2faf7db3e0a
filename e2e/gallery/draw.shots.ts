import { km } from '../../src/i18n/km';
import { placeBet, resultDialog } from '../support/home';
import { expect, test } from '../support/homeFixtures';
import { openReport } from '../support/problemReport';
import { draw, missedLine, waitUntilSettled } from '../support/resultReveal';
import { stopClock } from '../support/waitFor';
import { shoot } from './shoot';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/./));

test('the draw', async ({ clockedHome: page, control }) => {
  await placeBet(page, '7');
  await stopClock(page);
  await draw(page, control, '407');
  await page.clock.runFor(2300);
  await shoot(page, 'result-one-digit');
  await page.clock.runFor(4000);
  await expect(resultDialog(page)).toContainText('407');
  await shoot(page, 'result-complete');
  await page.keyboard.press('Escape');
  await page.clock.runFor(500);
  await expect(resultDialog(page)).toBeHidden();
  await shoot(page, 'home-drawn');
});

test('the draw with own bets: beaten, won', async ({ clockedHome: page, control }) => {
  for (const number of ['7', '07', '472', '17']) await placeBet(page, number);
  await stopClock(page);
  await draw(page, control, '407');
  await page.clock.runFor(2000);
  await shoot(page, 'result-own-bets-one-digit');
  await page.clock.runFor(4000);
  await waitUntilSettled(page);
  await expect(resultDialog(page)).toContainText(km.outcomes.congratulations);
  await shoot(page, 'result-own-bets-won');
});

test('the draw with own bets: lost, expected', async ({ clockedHome: page, control }) => {
  for (const number of ['7', '07']) await placeBet(page, number);
  await stopClock(page);
  await control.faults({ rest: [{ method: 'GET', path: '/bets', mode: 'status', status: 500 }] });
  await draw(page, control, '408');
  await page.clock.runFor(6000);
  await expect(resultDialog(page)).toContainText(km.outcomes.expectedHint);
  await shoot(page, 'result-own-bets-expected');
});

test('what became of the bets while the player was away', async ({ home: page, control }) => {
  for (const number of ['7', '07', '472', '8', '17', '108']) await placeBet(page, number);
  await page.goto('about:blank');
  await control.nextResult('407');
  for (let passed = 0; passed < 5; passed += 1) await control.startRound();
  await control.countdown(600);
  await page.goto('/');
  await expect(missedLine(page)).toBeVisible();
  await shoot(page, 'home-missed-line');
  await missedLine(page).click();
  await shoot(page, 'home-missed-bets');
});

test('report a problem', async ({ home: page }) => {
  await placeBet(page, '07');
  await openReport(page);
  await shoot(page, 'problem-report');
});
