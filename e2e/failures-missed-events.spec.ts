import { km } from '../src/i18n/km';
import { expect, test } from './support/homeFixtures';
import {
  expectBalance,
  expectRound,
  placeBet,
  resultDialog,
  roundTimer,
  tableRow,
} from './support/home';
import { expectBettingOpen, connectionBanner } from './support/connection';
import { missedLine } from './support/resultReveal';

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
      await expect(missedLine(page)).toContainText(km.outcomes.bets('1'));
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
