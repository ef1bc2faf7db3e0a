import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  addChip,
  betDialog,
  expectRound,
  openBetModal,
  openHome,
  roundTimer,
} from './support/home';
import {
  expectBettingClosed,
  expectBettingOpen,
  expectNoBanner,
  connectionBanner,
} from './support/connection';
import { sophea } from './support/players';
import { isBroadcaster, recordBanners, recordSockets } from './support/network';

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/WebSocket|ERR_|500/));

test(
  '[4.9] failure 1: after five minutes of sleep without events, betting is closed before the first new event',
  { tag: '@core' },
  async ({ clockedHome: page, control, sent }) => {
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

    // On the server the round runs out as well; two pushes of a running one would open betting again.
    await control.clock({ paused: true });
    await control.countdown(1);
    await control.faults({ pusher: { hold: false } });
    await expectNoBanner(page);
    await expect(roundTimer(page)).toHaveText(km.home.closed);
    await expectBettingClosed(page);
    await control.clock({ paused: false });
    await control.startRound();
    await expectBettingOpen(page);
    expect(sent).toEqual([]);
  },
);

for (const [name, pongDelayMs] of [
  ['still sends pongs', 0],
  ['answers no ping', 3_600_000],
] as const) {
  test(`failure 4: a frozen socket that ${name} brings the banner within 5 s and a new connection within 10 s, and betting continues`, async ({
    clockedHome: page,
    control,
  }) => {
    await control.countdown(500);
    await expectBettingOpen(page);
    // The watchdog learns the cadence from three pushes.
    await expect(roundTimer(page)).toContainText('497');
    await expectNoBanner(page);
    const another = page.waitForEvent('websocket', isBroadcaster);
    await control.faults({ pusher: { freeze: true, pongDelayMs } });
    await expect(connectionBanner(page, km.connection.quiet)).toBeVisible({ timeout: 5000 });
    await expectBettingOpen(page);
    await another;
    await expectBettingOpen(page);
    await control.faults({ clear: true });
    await expectNoBanner(page);
    await expectBettingOpen(page);
  });
}

test('[9.24] failure 4: a line whose pongs take 3.5 s keeps its connection, and betting stays open', async ({
  page,
  context,
  sandbox: { control },
  sandbox,
}) => {
  await page.clock.install();
  const opened = page.waitForEvent('websocket', isBroadcaster);
  await openHome(page, context, sandbox, sophea);
  await control.cadence(3_600_000);
  await control.countdown(600);
  await control.faults({ pusher: { pongDelayMs: 3500 } });
  await expect(roundTimer(page)).toContainText(/^\D*5\d\d/);
  const socket = await opened;
  const sockets = recordSockets(page);
  const banners = await recordBanners(page);
  // The page's time stands still while the sandbox delays its pong, however busy the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  for (let ping = 0; ping < 2; ping += 1) {
    const sent: unknown[] = [];
    socket.once('framesent', (frame) => void sent.push(frame));
    const pong = socket.waitForEvent('framereceived', ({ payload }) => payload.includes('pong'));
    while (sent.length === 0) await page.clock.runFor(500);
    await page.clock.runFor(3000);
    await pong;
  }
  await page.clock.runFor(5000);
  await page.clock.resume();
  await expectBettingOpen(page);
  expect(await banners()).toEqual([]);
  expect(sockets).toEqual([]);
});

test('failure 4: after a cut socket on a backend that pushes once a round, the earlier countdown continues once the round is synchronised', async ({
  home: page,
  control,
  sent,
}) => {
  await control.cadence(3_600_000);
  const { round } = await control.startRound();
  await expectRound(page, round.id);
  // The countdown of this round, which is not pushed again.
  await expect(roundTimer(page)).toContainText(/^\D*5\d\d\b/);
  await expectBettingOpen(page);
  await control.faults({ pusher: { drop: true } });
  await expect(connectionBanner(page, km.connection.reconnecting)).toBeVisible();
  await expectBettingClosed(page);
  await expectNoBanner(page);
  await expectBettingOpen(page);
  await expect(roundTimer(page)).toContainText(/^\D*5\d\d\b/);
  expect(sent).toEqual([]);
});

test(
  'failure 4: a socket that is cut and refused for a while brings the banner at once and recovers by itself',
  { tag: '@core' },
  async ({ home: page, control }) => {
    await expectBettingOpen(page);
    await control.faults({ pusher: { drop: true, refuse: true } });
    await expect(connectionBanner(page, km.connection.reconnecting)).toBeVisible();
    await expectBettingClosed(page);
    await page.waitForEvent('websocket', isBroadcaster);
    await control.faults({ pusher: { refuse: false } });
    await expectBettingOpen(page);
    await expectNoBanner(page);
  },
);
