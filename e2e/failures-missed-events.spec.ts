import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  betDialog,
  expectBalance,
  expectRound,
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
import type { SandboxControl } from './support/control';
import { missedLine } from './support/resultReveal';
import { recordApiPaths } from './support/network';

const homePaths = ['/api/bet-limit', '/api/bets', '/api/previous-result', '/api/results'];

test.beforeEach(({ watch }) => watch.allowConsoleErrors(/WebSocket|ERR_|50[03]/));

test(
  'failure 5: after a missed round the round, result and settled bets are right without a reload, and old events change nothing',
  { tag: '@core' },
  async ({ home: page, control }) => {
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

    const expectSynced = async () => {
      await expectRound(page, round.id + 1);
      await expectBettingOpen(page);
      await expect(resultDialog(page)).toBeHidden();
      await expect(missedLine(page)).toContainText(km.missedBets.count('1'));
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
    await expectSynced();
    await expectBalance(page, 1_299_000);

    await control.replay(3, 'GameStatusEvent');
    await control.replay(1, 'GameResultEvent');
    // Pushes arrive in order: once this one is shown, the old ones have been handled.
    await control.countdown(33);
    await expect(roundTimer(page)).toContainText(/^\D*3[0-3]/);
    await expectSynced();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  },
);

for (const [cause, lose] of [
  [
    'seconds after the draw',
    async (control) => {
      await control.faults({ settlement: { hold: true } });
      await control.finishRound();
    },
  ],
  [
    'while the calculate is lost',
    async (control) => {
      await control.faults({ pusher: { freeze: true } });
      await control.finishRound();
      await control.faults({ pusher: { freeze: false } });
      await control.startRound();
    },
  ],
  [
    'while the list answers with 503',
    async (control) => {
      await control.faults({
        rest: [{ method: 'GET', path: '/bets', mode: 'status', status: 503 }],
      });
      await control.finishRound();
    },
  ],
] as const satisfies [string, (control: SandboxControl) => Promise<void>][]) {
  test(`[4.6] failure 5: a bet that the server settles ${cause} is shown settled without a reload`, async ({
    home: page,
    control,
  }) => {
    await placeBet(page, '007');
    await control.nextResult('007');
    const { round } = await control.state();
    const listed = page.waitForResponse(
      (response) => response.url().endsWith('/bets') && response.request().method() === 'GET',
    );
    await lose(control);
    await listed;
    await control.faults({ clear: true });
    await expect(tableRow(page, km.tables.openBets, 1)).toBeHidden();
    await expect(resultDialog(page)).toBeHidden();
    await page.getByRole('tab', { name: km.tables.winLoseHistory }).click();
    const bet = tableRow(page, km.tables.winLoseHistory, 1);
    await expect(bet).toContainText(`#${round.id}`);
    await expect(bet).toContainText('800,000');
  });
}

test('[7.15] failure 5: wake-up, visibility, network and a new connection together fetch each list once', async ({
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
  // Once a later push is on the screen, the requests of both wake-ups have been sent.
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
