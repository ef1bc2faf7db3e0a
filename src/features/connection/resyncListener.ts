import { requestedWaitMs } from '../../api/apiError';
import { refetch } from '../../api/refetch';
import { pageWoken } from '../../store/appEvents';
import { selectIsAtHome } from '../../store/navigationSlice';
import type { RootState } from '../../store/rootState';
import type { StartAppListening } from '../../store/storeTypes';
import { retryWaitMs } from '../../platform/backoff';
import type { Countdown } from '../game/countdown';
import { gameApi } from '../game/gameApi';
import { gameEvents } from '../game/gameSlice';
import { isConnected } from './connection';
import { isResyncFresh } from './resync';

/** Browsers report a wake by several events, and the connection may prove dead: wait this many milliseconds. */
const settlingMs = 250;
/** All clients miss a `start` that the server did not send: their requests are spread over this many milliseconds. */
const missedStartSpreadMs = 2000;
/** A backend that counts down its pauses gets at most one request in this many milliseconds. */
const missedStartRestMs = 30_000;

/**
 * The broadcaster never repeats an event, so the lists are fetched again each time the connection opens
 * and when a page wakes with a working connection. GET results is repeated after a failure, and
 * requested when a round seems to be running whose `start` was missed.
 */
export function listenForResync(startListening: StartAppListening): void {
  startListening({
    // Any event makes a quiet connection open again: the change of its status covers them.
    predicate: (action, { game }, before) =>
      pageWoken.match(action) ||
      (game.connection.status === 'open' && before.game.connection.status !== 'open'),
    effect: async (action, { dispatch, getState, getOriginalState, delay, ...api }) => {
      const { clock } = api.extra;
      api.cancelActiveListeners();
      const isFirstConnection = getOriginalState().game.connection.status === 'connecting';
      if (pageWoken.match(action)) {
        await delay(settlingMs);
        const { status, resyncedAt } = getState().game.connection;
        // A dead connection has been replaced.
        if (status !== 'open') return;
        if (isResyncFresh(resyncedAt, clock.now())) return;
      }
      if (!selectIsAtHome(getState())) return;
      const connected = isFirstConnection ? 'firstConnection' : 'connectionRestored';
      const cause = pageWoken.match(action) ? 'pageWoken' : connected;
      dispatch(gameEvents.resyncStarted({ at: clock.now(), cause }));
    },
  });
  startListening({
    matcher: gameApi.endpoints.getResults.matchRejected,
    effect: async (_, listenerApi) => {
      const { dispatch, getState, getOriginalState, delay, extra } = listenerApi;
      const { failedSyncs } = getState().game.connection;
      if (failedSyncs <= getOriginalState().game.connection.failedSyncs) return;
      listenerApi.cancelActiveListeners();
      const requestedMs = requestedWaitMs(selectResultsError(getState()));
      await delay(retryWaitMs(failedSyncs - 1, extra.random(), requestedMs));
      const state = getState();
      const { connection } = state.game;
      if (!isConnected(connection) || connection.isRoundSynced || !selectIsAtHome(state)) return;
      await dispatch(refetch(gameApi.endpoints.getResults));
    },
  });
  startListening({
    actionCreator: gameEvents.countdownReceived,
    effect: async (_, { dispatch, getState, getOriginalState, delay, condition, ...api }) => {
      const before = getOriginalState().game.round.countdown;
      if (!isNextCountingDown(getState().game.round.countdown, before)) return;
      api.unsubscribe();
      try {
        await delay(api.extra.random() * missedStartSpreadMs);
        const state = getState();
        if (state.game.round.countdown.isOver && selectIsAtHome(state)) {
          await dispatch(refetch(gameApi.endpoints.getResults));
        }
        await condition((_, { game }) => !game.round.countdown.isOver, missedStartRestMs);
      } finally {
        api.subscribe();
      }
    },
  });
}

const selectResultsError = (state: RootState) => gameApi.endpoints.getResults.select()(state).error;

/** Two pushes count down although the round is over: the `start` of the next one may have been missed. */
function isNextCountingDown(countdown: Countdown, before: Countdown): boolean {
  if (!countdown.isOver || !before.isOver) return false;
  return (countdown.pushed ?? 0) < (before.pushed ?? 0);
}
