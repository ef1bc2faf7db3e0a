import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import { addChip, betDialog, openBetModal, roundTimer } from './support/home';
import {
  expectBettingClosed,
  expectBettingOpen,
  expectNoBanner,
  connectionBanner,
} from './support/connection';
import { isBroadcaster } from './support/network';

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
