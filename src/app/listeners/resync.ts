import { gameApi } from '../../features/game/gameApi';
import { gameEvents } from '../../features/game/gameSlice';
import { loadBets } from '../../features/bets/loadBets';
import { isDeadAt } from '../../features/game/line';
import { loadGame } from '../../features/game/loadGame';
import { retryWaitMs } from '../../lib/backoff';
import { pageWoken } from '../appEvents';
import { isAtHome, loadHome } from './homeData';
import type { StartAppListening } from '.';

/** Browsers tell of a wake in several ways, and the line may turn out dead: they have this long. */
const settlingMs = 250;
/** A wake so soon after everything was asked for asks for nothing more. */
const freshMs = 3000;

/**
 * The broadcaster repeats nothing: what happened while nobody listened is asked for, once, when the
 * line is live (again), and when a page wakes beside a line that is well.
 */
export function listenForResync(startListening: StartAppListening): void {
  startListening({
    predicate: (action, { game }, before) =>
      pageWoken.match(action) || (game.line.state === 'live' && before.game.line.state !== 'live'),
    effect: async (action, { dispatch, getState, getOriginalState, delay, ...api }) => {
      const { clock } = api.extra;
      api.cancelActiveListeners();
      const isFirst = getOriginalState().game.line.state === 'connecting';
      if (pageWoken.match(action)) {
        const { line, round } = getState().game;
        if (isDeadAt(line, round, action.payload.at)) return;
        await delay(settlingMs);
        const { line: settled } = getState().game;
        if (settled.state !== 'live') return;
        if (clock.now() - (settled.resyncedAt ?? -Infinity) < freshMs) return;
      }
      if (!isAtHome(getState())) return;
      dispatch(gameEvents.resyncBegan({ at: clock.now() }));
      if (pageWoken.match(action)) loadHome(dispatch);
      else if (!isFirst) loadHome(dispatch, { isOldLineGone: true });
      else {
        // Before the first connection only a draw or a start can have been missed.
        void dispatch(loadGame('getResults'));
        void dispatch(loadBets());
      }
    },
  });
  startListening({
    predicate: (action, { game }, before) =>
      gameApi.endpoints.getResults.matchRejected(action) &&
      game.line.failedQuestions > before.game.line.failedQuestions,
    effect: async (_, { dispatch, getState, delay, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      await delay(retryWaitMs(getState().game.line.failedQuestions - 1, extra.random()));
      const state = getState();
      const { line } = state.game;
      if (line.state !== 'live' || line.isSynced || !isAtHome(state)) return;
      await dispatch(loadGame('getResults'));
    },
  });
}
