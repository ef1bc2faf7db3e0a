import { expect, test } from '../support/homeFixtures';
import { placeBet } from '../support/home';
import { missedLine } from '../support/resultReveal';
import { shoot } from './shoot';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/./));

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
