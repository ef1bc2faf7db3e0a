import { gameEvents } from '../../features/game/gameSlice';
import { graceMs, openingLimitMs, silentAt } from '../../features/game/line';
import type { StartAppListening } from '.';

/**
 * The watchdog of the line. pusher-js notices a dead socket after up to 150 seconds, and one whose
 * pings are answered never. An event that is due and doesn't come makes the line silent; if it stays
 * so the connection counts as lost. So does one that doesn't come about.
 */
export function listenForSilence(startListening: StartAppListening): void {
  startListening({
    predicate: (_, { game }, before) =>
      game.line !== before.game.line ||
      game.round.countdown.deadline !== before.game.round.countdown.deadline ||
      game.round.status !== before.game.round.status,
    effect: async (_, { dispatch, getState, delay, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      const { line, round } = getState().game;
      if (line.state === 'live') {
        await delay(Math.max(0, (silentAt(line, round) ?? 0) - extra.clock.now()));
        dispatch(gameEvents.lineFellSilent());
      } else if (line.state === 'silent') {
        await delay(graceMs);
        dispatch(gameEvents.lineLost());
      } else if (line.triedAt !== null) {
        await delay(openingLimitMs);
        dispatch(gameEvents.lineLost());
      }
    },
  });
}
