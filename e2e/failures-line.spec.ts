import type { Page } from '@playwright/test';
import { km } from '../src/i18n/km';
import { expect, test } from './support/fixtures';
import {
  addChip,
  betDialog,
  expectBalance,
  expectRound,
  openBetModal,
  openHome,
  placeBet,
  resultDialog,
  roundTimer,
  tableRow,
  untilLive,
  userMenuButton,
} from './support/home';
import { expectBettingClosed, expectBettingOpen, expectNoBanner, lineBanner } from './support/line';
import { player } from './support/players';
import { recordApiPaths, recordBetPosts } from './support/records';
import { signIn } from './support/signIn';

const sophea = player('sophea');
const homePaths = ['/api/bet-limit', '/api/bets', '/api/previous-result', '/api/results'];

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/WebSocket|ERR_|500/));

test('failure 1: after five minutes of sleep with its events held, everything is closed before the first new event', async ({
  page,
  context,
  sandbox: { control },
  sandbox,
}) => {
  const sent = recordBetPosts(page);
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  await control.countdown(60);
  await expect(roundTimer(page)).toContainText(/^\D*[56]\d/);
  await openBetModal(page, '7');
  await addChip(page, 1000);
  await control.faults({ pusher: { hold: true } });
  await page.clock.fastForward('05:00');
  const closedSubmit = betDialog(page).getByRole('button', { name: km.betModal.closed });
  await expect(closedSubmit).toBeDisabled();
  await closedSubmit.click({ force: true });
  await page.keyboard.press('Escape');
  await expect(roundTimer(page)).toHaveText(km.home.closed);
  await expectBettingClosed(page);

  await control.faults({ pusher: { hold: false } });
  await expectNoBanner(page);
  await expect(roundTimer(page)).toHaveText(km.home.closed);
  await expectBettingClosed(page);
  await control.startRound();
  await expectBettingOpen(page);
  expect(sent).toEqual([]);
});

test('failure 4: a frozen socket whose pings are answered: the banner and a closed submit within 5 s, and recovery by itself', async ({
  page,
  context,
  sandbox,
}) => {
  await openHome(page, context, sandbox, sophea);
  await expectBettingOpen(page);
  await expectNoBanner(page);
  await sandbox.control.faults({ pusher: { freeze: true } });
  await expect(lineBanner(page, km.connection.lost)).toBeVisible({ timeout: 5000 });
  await expectBettingClosed(page);
  await expect(lineBanner(page, km.connection.reconnecting)).toBeVisible();
  await sandbox.control.faults({ pusher: { freeze: false } });
  await expectBettingOpen(page);
  await expectNoBanner(page);
});

test('failure 4: a socket that is cut and refused for a while: the banner at once, and recovery by itself', async ({
  page,
  context,
  sandbox,
}) => {
  await openHome(page, context, sandbox, sophea);
  await expectBettingOpen(page);
  await sandbox.control.faults({ pusher: { drop: true, refuse: true } });
  await expect(lineBanner(page, km.connection.reconnecting)).toBeVisible();
  await expectBettingClosed(page);
  await page.waitForEvent('websocket');
  await sandbox.control.faults({ pusher: { refuse: false } });
  await expectBettingOpen(page);
  await expectNoBanner(page);
});

test('failure 5: a whole round missed: round, result and settled bets are right without a reload, and old events change nothing', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  await openHome(page, context, sandbox, sophea);
  await placeBet(page, '007');
  const { round } = await control.state();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await control.faults({ pusher: { drop: true, refuse: true } });
  await expect(lineBanner(page, km.connection.reconnecting)).toBeVisible();
  await control.nextResult('007');
  await control.finishRound();
  await control.startRound();
  await control.countdown(600);
  await control.faults({ pusher: { refuse: false } });

  const expectTruth = async () => {
    await expectRound(page, round.id + 1);
    await expectBettingOpen(page);
    await expect(resultDialog(page)).toBeHidden();
    await page.getByRole('tab', { name: km.tables.openBets }).click();
    await expect(page.getByText(km.common.noData)).toBeVisible();
    await page.getByRole('tab', { name: km.tables.winLoseHistory }).click();
    const bet = tableRow(page, km.tables.winLoseHistory, 1);
    await expect(bet).toContainText(`#${round.id}`);
    await expect(bet).toContainText('800,000');
    await page.getByRole('tab', { name: km.tables.results }).click();
    const result = tableRow(page, km.tables.results, 1);
    await expect(result).toContainText(`#${round.id}`);
    await expect(result.getByRole('img').first()).toHaveAccessibleName(km.a11y.numberOf('007'));
  };
  await expectTruth();
  await expectBalance(page, 1_299_000);

  await control.replay(3, 'GameStatusEvent');
  await control.replay(1, 'GameResultEvent');
  // Pushes arrive in order: with this one on the screen the old ones have been handled.
  await control.countdown(33);
  await expect(roundTimer(page)).toContainText(/^\D*3[0-3]/);
  await expectTruth();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('failure 5: wake, page, network and the line that is back ask for each list once', async ({
  page,
  context,
  sandbox,
}) => {
  await openHome(page, context, sandbox, sophea);
  await expectBettingOpen(page);
  const paths = recordApiPaths(page);
  const wake = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      document.dispatchEvent(new Event('resume'));
      window.dispatchEvent(new Event('online'));
    });
  await sandbox.control.faults({ pusher: { drop: true } });
  await expect(lineBanner(page, km.connection.reconnecting)).toBeVisible();
  await wake();
  await expectBettingOpen(page);
  await wake();
  // A later push on the screen: what the wakes were to ask for has been asked for.
  await sandbox.control.countdown(100);
  await expect(roundTimer(page)).toContainText(/^\D*9[0-8]/);
  expect(paths.sort()).toEqual(homePaths);
});

test('failure 5: betting stays closed until it is known which round the countdown is of', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  const sent = recordBetPosts(page);
  await openHome(page, context, sandbox, sophea);
  const { round } = await control.state();
  await control.faults({
    rest: [{ path: '/results', mode: 'status', status: 500, body: {} }],
    pusher: { drop: true, refuse: true },
  });
  await expect(lineBanner(page, km.connection.reconnecting)).toBeVisible();
  await control.startRound();
  await control.countdown(600);
  await control.faults({ pusher: { refuse: false } });
  await expect(roundTimer(page)).toContainText(/^\D*5\d\d/);
  await control.countdown(333);
  await expect(roundTimer(page)).toContainText(/^\D*3[23]\d/);
  await expectRound(page, round.id);
  await expectBettingClosed(page);
  await expect(lineBanner(page, km.connection.reconnecting)).toBeVisible();
  await page.keyboard.press('7');
  await page.keyboard.press('Enter');
  await expect(betDialog(page)).toBeHidden();

  await control.faults({ rest: [] });
  await expectRound(page, round.id + 1);
  await expectBettingOpen(page);
  await expectNoBanner(page);
  expect(sent).toEqual([]);
});

test('failure 6: until the first balance there is a placeholder, never 0 or NaN', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.control.faults({ database: { delayMs: 3000 } });
  await signIn(context, sandbox, sophea);
  const shown = await recordBalanceTexts(page);
  await page.goto('/');
  await untilLive(page);
  await expect(userMenuButton(page)).toContainText(km.common.placeholder);
  await expect(userMenuButton(page)).toContainText('500,000៛', { timeout: 20_000 });
  await sandbox.control.faults({ clear: true });
  await placeBet(page, '7');
  await expectBalance(page, 499_000);
  await sandbox.control.nextResult('007');
  await sandbox.control.finishRound();
  await expect.poll(() => shown.at(-1)).toContain('508,000៛');
  expect(shown[0]).toContain(km.common.placeholder);
  expect(shown.filter((text) => /NaN|null|undefined|(?<![\d,])0៛/.test(text))).toEqual([]);
});

test('failure 6: a balance that can not be followed stays and is marked, until it can be again', async ({
  page,
  context,
  sandbox: { control },
  sandbox,
}) => {
  await openHome(page, context, sandbox, sophea);
  const badge = userMenuButton(page);
  await control.faults({ database: { drop: true, refuse: true } });
  await expect(badge).toContainText(km.connection.balanceStale);
  await expectBalance(page, 500_000);
  await control.balance(sophea.id, 7000);
  await control.faults({ database: { refuse: false } });
  await expectBalance(page, 7000);
  await expect(badge).not.toContainText(km.connection.balanceStale);
});

test('failure 6: a sign-in to the balance that runs out is renewed; one that is refused is made again with the token', async ({
  page,
  context,
  sandbox: { control },
  sandbox,
  watch,
}) => {
  watch.allowConsoleErrors(/400/);
  await openHome(page, context, sandbox, sophea);
  const badge = userMenuButton(page);
  await control.faults({ database: { revoke: true } });
  await control.balance(sophea.id, 6000);
  await expectBalance(page, 6000);

  await control.faults({
    database: { revoke: true },
    auth: { refuseRefresh: true, refuseSignIn: true },
  });
  await expect(badge).toContainText(km.connection.balanceStale);
  await expectBalance(page, 6000);
  await control.balance(sophea.id, 8000);
  await control.faults({ auth: { refuseSignIn: false } });
  await expectBalance(page, 8000);
  await expect(badge).not.toContainText(km.connection.balanceStale);
});

test('failure 7: the same result twice is one reveal', async ({ page, context, sandbox }) => {
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  await page.clock.pauseAt(Date.now() + 60_000);
  await sandbox.control.nextResult('407');
  await sandbox.control.finishRound();
  await expect(resultDialog(page)).toBeVisible();
  await page.clock.runFor(5000);
  const rolling = resultDialog(page).getByRole('img', { name: km.resultModal.rolling });
  await expect(rolling).toHaveCount(1);
  await sandbox.control.replay(1, 'GameResultEvent');
  await sandbox.control.event('gameStatus', 'GameStatusEvent', { status: 'handled' });
  await page.clock.runFor(1000);
  await expect(rolling).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(resultDialog(page)).toBeHidden();
  await sandbox.control.replay(1, 'GameResultEvent');
  await page.clock.resume();
  await sandbox.control.startRound();
  await untilLive(page);
  await expect(resultDialog(page)).toBeHidden();
});

test('failure 7: a reload in mid-reveal does not replay it', async ({ page, context, sandbox }) => {
  const { control } = sandbox;
  await openHome(page, context, sandbox, sophea);
  await control.finishRound();
  await expect(resultDialog(page)).toBeVisible();
  await page.reload();
  await expectBalance(page, sophea.balance);
  await control.clock({ paused: true });
  await expect
    .poll(async () => {
      await control.replay(1, 'GameResultEvent');
      // Pushes arrive in order: with this one on the screen the repeated result has been handled.
      await control.event('countdown', 'CountdownEvent', { countdown: 777 });
      return roundTimer(page).innerText();
    })
    .toContain('77');
  await expect(resultDialog(page)).toBeHidden();
});

test('failure 7: a start at 3 s: the modal is gone, the strip is right, no later sound', async ({
  page,
  context,
  sandbox,
}) => {
  const { control } = sandbox;
  const plays: string[] = [];
  await page.exposeFunction('notePlay', (url: string) => plays.push(url.replace(/^.*\//, '')));
  await page.addInitScript(() => {
    const { notePlay } = window as unknown as { notePlay(url: string): void };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function noted() {
      notePlay(this.src);
      return play.call(this);
    };
  });
  await page.clock.install();
  await openHome(page, context, sandbox, sophea);
  const { round } = await control.state();
  await page.clock.pauseAt(Date.now() + 60_000);
  await control.nextResult('407');
  await control.finishRound();
  await expect(resultDialog(page)).toBeVisible();
  await page.clock.runFor(3000);
  await expect.poll(() => plays).toEqual(['roll.wav', 'digit.wav']);
  await control.startRound();
  await expect(resultDialog(page)).toBeHidden();
  const form = page.getByRole('region', { name: km.home.bettingForm });
  await expect(form).toContainText(`${km.home.lastResult} #${round.id}`);
  await expect(form.getByRole('img', { name: km.a11y.numberOf('407') })).toBeVisible();
  await page.clock.runFor(10_000);
  expect(plays).toEqual(['roll.wav', 'digit.wav']);
});

/** Every text of the user menu's button from now on, as it is drawn. */
async function recordBalanceTexts(page: Page): Promise<string[]> {
  const shown: string[] = [];
  await page.exposeFunction('noteBalance', (text: string) => shown.push(text));
  await page.addInitScript((label: string) => {
    const { noteBalance } = window as unknown as { noteBalance(text: string): void };
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('button')) {
        const text = button.textContent;
        if (text.includes(label)) noteBalance(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, km.header.userMenu);
  return shown;
}
