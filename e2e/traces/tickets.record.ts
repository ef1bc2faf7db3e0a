import type { BrowserContext, Page } from '@playwright/test';
import { messages } from '../../sandbox/messages';
import { km } from '../../src/i18n/km';
import { betPost, loseStake } from '../support/betSlip';
import { expectBettingClosed } from '../support/connection';
import { expect, test } from '../support/fixtures';
import type { Sandbox } from '../support/fixtures';
import {
  betDialog,
  expectBalance,
  fillSlip,
  openHome,
  placeBet,
  refuseStakes,
  resultDialog,
  slipSubmit,
  tableRow,
  toast,
  waitForCountdown,
} from '../support/home';
import { signIn, sophea } from '../support/players';
import { openReport, saveTrace } from '../support/problemReport';
import { saveTraceFixture } from './saveFixture';

// Recordings of common tickets (docs/support.md); in real time, with a draw each at most.
test.beforeEach(() => test.setTimeout(180_000));

/** Opens home in a round whose end is near, with time left for a bet. */
async function openShortRound(page: Page, context: BrowserContext, sandbox: Sandbox) {
  await signIn(context, sandbox, sophea);
  await sandbox.control.countdown(30);
  await page.goto('/');
  await waitForCountdown(page);
  await expectBalance(page, sophea.balance);
}

test('two bets without an answer, of which the server has one', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  const { control } = sandbox;
  watch.allowConsoleErrors(/ERR_/);
  await openHome(page, context, sandbox, sophea);
  await control.faults({ rest: [{ ...betPost, mode: 'drop-after' }] });
  await fillSlip(page);
  await slipSubmit(page).click();
  await expect(toast(page, km.receipt.stakeWasPlaced('07', '1,000'))).toBeVisible();
  await loseStake(page, control);
  await page.keyboard.press('Escape');
  await expect(betDialog(page)).toBeHidden();
  await openReport(page);
  const message = 'I bet twice on 07. Was it counted?';
  await saveTraceFixture(await saveTrace(page, message), 'unanswered-bets');
});

test('a balance that changes beside the bets', async ({ page, context, sandbox }) => {
  await openHome(page, context, sandbox, sophea);
  await placeBet(page, '07');
  await expectBalance(page, 499_000);
  await sandbox.control.balance(sophea.id, 459_000);
  await expectBalance(page, 459_000);
  await openReport(page);
  await saveTraceFixture(await saveTrace(page, '40,000 are missing.'), 'changed-balance');
});

test('betting that closes before the countdown of the screen', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  const { control } = sandbox;
  watch.allowConsoleErrors(/422/);
  await openShortRound(page, context, sandbox);
  await refuseStakes(control, messages.bettingClosed);
  await fillSlip(page);
  await slipSubmit(page).click();
  await expect(toast(page, messages.bettingClosed)).toBeVisible();
  await control.faults({ clear: true });
  await control.clock({ paused: true });
  await control.countdown(4);
  await betDialog(page).getByRole('button', { name: km.betModal.closed }).click({ force: true });
  await page.keyboard.press('Escape');
  await expect(betDialog(page)).toBeHidden();
  await openReport(page);
  await saveTraceFixture(await saveTrace(page, 'It closed before the end.'), 'closed-early');
});

test('a result that is corrected after it was shown', async ({ page, context, sandbox }) => {
  const { control } = sandbox;
  await openShortRound(page, context, sandbox);
  const { round } = await control.state();
  await placeBet(page, '407');
  await expectBettingClosed(page);
  await control.clock({ paused: true });
  await control.event('countdown', 'CountdownEvent', { countdown: 0 });
  const data = { round_id: round.id, detail: JSON.stringify({ number: '407' }) };
  await control.event('gameResult', 'GameResultEvent', { data });
  await expect(resultDialog(page)).toContainText('407');
  await expect(resultDialog(page)).toBeHidden();
  await control.nextResult('408');
  await control.finishRound();
  await page.getByRole('tab', { name: km.tables.winLoseHistory }).click();
  await expect(tableRow(page, km.tables.winLoseHistory, 1)).toContainText('408');
  await openReport(page);
  await saveTraceFixture(await saveTrace(page, 'I saw 407 and did not win.'), 'corrected-result');
});
