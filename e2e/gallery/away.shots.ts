import { expect, test } from '../support/fixtures';
import { openHome, placeBet } from '../support/home';
import { sophea } from '../support/players';
import { missedLine } from '../support/resultReveal';
import { shoot } from './shoot';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/./));

test('what became of the bets while the player was away', async ({ page, context, sandbox }) => {
  const { control } = sandbox;
  await openHome(page, context, sandbox, sophea);
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
