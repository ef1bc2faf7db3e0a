import { messages } from '../../sandbox/messages';
import { km } from '../../src/i18n/km';
import { expect, test } from '../support/fixtures';
import {
  addChip,
  betDialog,
  expectBalance,
  openBetModal,
  openHome,
  placeBet,
  refuseStakes,
  resultDialog,
  slipSubmit,
  tableRow,
  toast,
  waitForCountdown,
  userMenuButton,
} from '../support/home';
import { expectBettingOpen, connectionBanner } from '../support/connection';
import { sophea, signInByForm } from '../support/players';
import { openReport, readyReport, saveTrace } from '../support/problemReport';
import { saveTraceFixture } from './saveFixture';

// A draw takes eleven seconds, and sessions are recorded in real time.
test.beforeEach(() => test.setTimeout(120_000));

test('a winning bet', async ({ page, sandbox: { control } }) => {
  await control.countdown(40);
  await signInByForm(page, sophea);
  await waitForCountdown(page);
  await expectBalance(page, sophea.balance);
  await placeBet(page, '007');
  await expect(toast(page, messages.betPlaced)).toBeVisible();
  await placeBet(page, '8');
  await expectBalance(page, 498_000);
  await control.nextResult('007');
  await expect(resultDialog(page)).toContainText('007', { timeout: 60_000 });
  await expect(resultDialog(page)).toBeHidden();
  await page.getByRole('tab', { name: km.tables.winLoseHistory }).click();
  await expect(tableRow(page, km.tables.winLoseHistory, 2)).toContainText('800,000');
  await expectBalance(page, 1_298_000);
  await control.startRound();
  await expectBettingOpen(page);
  await userMenuButton(page).click();
  await page.getByRole('menuitem', { name: km.header.report }).click();
  await expect(page.getByRole('table', { name: km.report.title })).toBeVisible();
  await openReport(page);
  await saveTraceFixture(await saveTrace(page, 'I won with 007.'), 'win');
});

test('a refused bet after a lost connection', async ({ page, context, sandbox, watch }) => {
  const { control } = sandbox;
  watch.allowConsoleErrors(/WebSocket|ERR_|422/);
  await openHome(page, context, sandbox, sophea);
  await placeBet(page, '42');
  await control.faults({ pusher: { drop: true, refuse: true } });
  await expect(connectionBanner(page, km.connection.reconnecting)).toBeVisible();
  await page.waitForEvent('websocket');
  await control.faults({ pusher: { refuse: false } });
  await expectBettingOpen(page);
  const message = 'The stake is above what is left for this number.';
  await refuseStakes(control, message);
  await openBetModal(page, '472');
  await addChip(page, 5000);
  await slipSubmit(page).click();
  await expect(toast(page, message)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(betDialog(page)).toBeHidden();
  await openReport(page);
  await saveTraceFixture(await saveTrace(page, 'My bet on 472 was refused.'), 'refused-bet');
});

test('an expired session', async ({ page, context, sandbox, watch }) => {
  watch.allowConsoleErrors(/401/);
  await openHome(page, context, sandbox, sophea);
  await placeBet(page, '3');
  await openBetModal(page, '118');
  await addChip(page, 1000);
  await sandbox.control.revoke(sophea.id);
  await slipSubmit(page).click();
  await expect(page.getByLabel(km.login.username)).toBeVisible();
  // The end of a session closes its recording; the same player finds it after the next sign-in.
  await signInByForm(page, sophea);
  await openReport(page);
  // The last one, because the login screen has started newer recordings.
  await page.getByRole('radio').last().check();
  await readyReport(page);
  await saveTraceFixture(await saveTrace(page, 'I was signed out while I bet.'), 'expired-session');
});
