import { refetch } from '../../api/refetch';
import { spreadWaitMs } from '../../platform/backoff';
import { selectIsAtHome } from '../../store/navigationSlice';
import type { StartAppListening } from '../../store/storeTypes';
import { broadcast } from '../connection/broadcasts';
import { isConnected } from '../connection/connection';
import type { Countdown } from './countdown';
import { gameApi } from './gameApi';
import { gameEvents } from './gameSlice';

/** A backend that counts down its pauses gets at most one request in this many milliseconds. */
const missedStartRestMs = 30_000;

const { getResults } = gameApi.endpoints;

/**
 * Synchronises the round: notes the requests on an open connection, and requests GET results when a round seems
 * to be running whose `start` was missed.
 */
export function listenForRoundSync(startListening: StartAppListening): void {
  startListening({
    matcher: getResults.matchPending,
    effect: ({ meta: { requestId } }, { dispatch, getState }) => {
      if (isConnected(getState().connection)) dispatch(gameEvents.syncRequested({ requestId }));
    },
  });
  startListening({
    actionCreator: broadcast.countdownReceived,
    effect: async (_, { dispatch, getState, getOriginalState, delay, condition, ...api }) => {
      const before = getOriginalState().game.round.countdown;
      if (!isNextCountingDown(getState().game.round.countdown, before)) return;
      api.unsubscribe();
      try {
        // All clients miss a `start` that the server did not send.
        await delay(spreadWaitMs(api.extra.random()));
        const state = getState();
        if (state.game.round.countdown.isOver && selectIsAtHome(state)) {
          await dispatch(refetch(getResults));
        }
        await condition((_, { game }) => !game.round.countdown.isOver, missedStartRestMs);
      } finally {
        api.subscribe();
      }
    },
  });
}

/** Two pushes count down although the round is over: the `start` of the next one may have been missed. */
function isNextCountingDown(countdown: Countdown, before: Countdown): boolean {
  if (!countdown.isOver || !before.isOver) return false;
  return (countdown.pushed ?? 0) < (before.pushed ?? 0);
}
