import { isAnyOf } from '@reduxjs/toolkit';
import type { ActionMatchingAnyOf } from '@reduxjs/toolkit';
import { refetch } from '../../api/refetch';
import { spreadWaitMs } from '../../platform/backoff';
import type { StartAppListening } from '../../store/storeTypes';
import { gameApi } from './gameApi';
import { broadcast } from '../connection/broadcasts';
import { isFarAhead } from './roundState';

const { roundStarted, roundCalculated, resultReceived } = broadcast;
const isRoundEvent = isAnyOf(roundStarted, roundCalculated, resultReceived);

type RoundEvent = ActionMatchingAnyOf<
  [typeof roundStarted, typeof roundCalculated, typeof resultReceived]
>;

/** The round of a broadcast event; null if it names none. */
function roundIdOfEvent(action: RoundEvent): number | null {
  if (roundCalculated.match(action)) return action.payload.result?.roundId ?? null;
  return action.payload.roundId;
}

/** Logs events of rounds older than the current one for support; they change nothing. */
export function listenForOlderRounds(startListening: StartAppListening): void {
  startListening({
    matcher: isRoundEvent,
    effect: (action, { getState, getOriginalState, extra }) => {
      const id = roundIdOfEvent(action);
      const { game } = getState();
      if (game !== getOriginalState().game || id === null || game.round.id === null) return;
      // An event far behind is logged by the listener below, which also refetches the list.
      if (id >= game.round.id || isFarAhead({ id }, game.round.id)) return;
      extra.logger.info('event of an older round ignored', {
        event: action.type,
        roundId: id,
        shownRoundId: game.round.id,
      });
    },
  });
}

/**
 * Refetches GET results after an event that does not match the current round: an event of a round far
 * behind, or a draw of a round whose `start` never came. A `start` refetches the list anyway. Any
 * number of such events causes one request.
 */
export function listenForUnconfirmedRounds(startListening: StartAppListening): void {
  startListening({
    matcher: isRoundEvent,
    effect: async (action, listening) => {
      const { dispatch, getState, getOriginalState, delay, unsubscribe, subscribe, extra } =
        listening;
      const id = roundIdOfEvent(action);
      const { id: before } = getOriginalState().game.round;
      const { id: shown } = getState().game.round;
      if (id === null || before === null || shown === null) return;
      const isUnannounced = !roundStarted.match(action) && id > before;
      if (!isFarAhead({ id }, shown) && !isUnannounced) return;
      unsubscribe();
      try {
        extra.logger.warn('event of a round that does not follow the one shown', {
          event: action.type,
          roundId: id,
          shownRoundId: shown,
        });
        await delay(spreadWaitMs(extra.random()));
        if (getState().session.player !== null)
          await dispatch(refetch(gameApi.endpoints.getResults));
      } finally {
        subscribe();
      }
    },
  });
}
