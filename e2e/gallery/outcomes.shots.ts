import { km } from '../../src/i18n/km';
import { expect, test } from '../support/homeFixtures';
import { openHome, placeBet, resultDialog } from '../support/home';
import { sophea } from '../support/players';
import { draw, waitUntilSettled } from '../support/resultReveal';
import { stopClock } from '../support/waitFor';
import { shoot } from './shoot';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/./));

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

test('the draw with many own bets', async ({ page, context, sandbox }) => {
  await sandbox.control.seedBets(sophea.id, { open: 300 });
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  await stopClock(page);
  await draw(page, sandbox.control, '107');
  await page.clock.runFor(6000);
  await waitUntilSettled(page);
  await expect(resultDialog(page)).toContainText(km.outcomes.won);
  await shoot(page, 'result-own-bets-many');
});
