import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
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
} from './support/home';
import {
  expectBettingClosed,
  expectBettingOpen,
  expectNoBanner,
  connectionBanner,
} from './support/connection';
import { sophea } from './support/players';
import {
  isBroadcaster,
  recordApiPaths,
  recordBanners,
  recordBetPosts,
  recordSockets,
} from './support/network';

const homePaths = ['/api/bet-limit', '/api/bets', '/api/previous-result', '/api/results'];

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/WebSocket|ERR_|500/));

test('failure 1: after five minutes of sleep without events, betting is closed before the first new event', async ({
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

test('failure 4: a frozen socket that still answers pings brings the banner within 5 s and a new connection within 10 s, and betting continues', async ({
  home: page,
  control,
}) => {
  await control.countdown(500);
  await expectBettingOpen(page);
  // The watchdog has learned the cadence after three pushes.
  await expect(roundTimer(page)).toContainText('497');
  await expectNoBanner(page);
  const another = page.waitForEvent('websocket', { predicate: isBroadcaster, timeout: 10_000 });
  await control.faults({ pusher: { freeze: true } });
  await expect(connectionBanner(page, km.connection.quiet)).toBeVisible({ timeout: 5000 });
  await expectBettingOpen(page);
  await another;
  await expectBettingOpen(page);
  await control.faults({ pusher: { freeze: false } });
  await expectNoBanner(page);
  await expectBettingOpen(page);
});

for (const [name, ms, shown] of [
  ['each half second', 500, /^\D*59[01]/],
  ['each second', 1000, /^\D*59[01]/],
  // Learned after ten seconds; a limit of a few seconds would be seen in the next ten.
  ['each five seconds', 5000, /^\D*57[0-8]/],
] as const) {
  test(`failure 4: a backend that pushes ${name} causes no banner and no reconnect`, async ({
    home: page,
    control,
  }) => {
    test.slow();
    await control.cadence(ms);
    await control.countdown(600);
    await expectBettingOpen(page);
    const sockets = recordSockets(page);
    const banners = await recordBanners(page);
    await expect(roundTimer(page)).toContainText(shown, { timeout: 30_000 });
    expect(await banners()).toEqual([]);
    expect(sockets).toEqual([]);
    await expectBettingOpen(page);
  });
}

test('failure 4: a backend that pushes once a round causes no banner, and betting opens and closes by the local countdown', async ({
  home: page,
  control,
}) => {
  test.slow();
  await control.cadence(3_600_000);
  const sockets = recordSockets(page);
  const banners = await recordBanners(page);
  for (let round = 0; round < 4; round += 1) {
    await control.startRound();
    await control.countdown(12);
    await expectBettingOpen(page);
    await expectBettingClosed(page);
  }
  expect(await banners()).toEqual([]);
  expect(sockets).toEqual([]);
});

test('failure 4: after a cut socket on a backend that pushes once a round, the earlier countdown continues once the round is synchronised', async ({
  home: page,
  control,
  sent,
}) => {
  await control.cadence(3_600_000);
  await control.startRound();
  await expectBettingOpen(page);
  await control.faults({ pusher: { drop: true } });
  await expect(connectionBanner(page, km.connection.reconnecting)).toBeVisible();
  await expectBettingClosed(page);
  await expectNoBanner(page);
  await expectBettingOpen(page);
  await expect(roundTimer(page)).toContainText(/^\D*[2-5]\d/);
  expect(sent).toEqual([]);
});

test('failure 4: a socket that is cut and refused for a while brings the banner at once and recovers by itself', async ({
  home: page,
  control,
}) => {
  await expectBettingOpen(page);
  await control.faults({ pusher: { drop: true, refuse: true } });
  await expect(connectionBanner(page, km.connection.reconnecting)).toBeVisible();
  await expectBettingClosed(page);
  await page.waitForEvent('websocket', isBroadcaster);
  await control.faults({ pusher: { refuse: false } });
  await expectBettingOpen(page);
  await expectNoBanner(page);
});

test('failure 5: after a missed round the round, result and settled bets are right without a reload, and old events change nothing', async ({
  home: page,
  control,
}) => {
  await placeBet(page, '007');
  const { round } = await control.state();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await control.faults({ pusher: { drop: true, refuse: true } });
  await expect(connectionBanner(page, km.connection.reconnecting)).toBeVisible();
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

test('failure 5: wake-up, visibility, network and a new connection together fetch each list once', async ({
  home: page,
  control,
}) => {
  await expectBettingOpen(page);
  const paths = recordApiPaths(page);
  const wake = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      document.dispatchEvent(new Event('resume'));
      window.dispatchEvent(new Event('online'));
    });
  await control.faults({ pusher: { drop: true } });
  await expect(connectionBanner(page, km.connection.reconnecting)).toBeVisible();
  await wake();
  await expectBettingOpen(page);
  await wake();
  // Once a later push is on the screen, the requests after the wake-ups have been sent.
  await control.countdown(100);
  await expect(roundTimer(page)).toContainText(/^\D*9[0-8]/);
  expect(paths.sort()).toEqual(homePaths);
});

test('failure 5: betting stays closed until the round of the countdown is known', async ({
  home: page,
  control,
  sent,
}) => {
  const { round } = await control.state();
  await control.faults({
    rest: [{ path: '/results', mode: 'status', status: 500, body: {} }],
    pusher: { drop: true, refuse: true },
  });
  await expect(connectionBanner(page, km.connection.reconnecting)).toBeVisible();
  await control.startRound();
  await control.countdown(600);
  await control.faults({ pusher: { refuse: false } });
  await expect(roundTimer(page)).toContainText(/^\D*5\d\d/);
  await control.countdown(333);
  await expect(roundTimer(page)).toContainText(/^\D*3[23]\d/);
  await expectRound(page, round.id);
  await expectBettingClosed(page);
  await expect(connectionBanner(page, km.connection.reconnecting)).toBeVisible();
  await page.keyboard.press('7');
  await page.keyboard.press('Enter');
  await expect(betDialog(page)).toBeHidden();

  await control.faults({ rest: [] });
  await expectRound(page, round.id + 1);
  await expectBettingOpen(page);
  await expectNoBanner(page);
  expect(sent).toEqual([]);
});
