import { isAnyOf } from '@reduxjs/toolkit';
import type { Action } from '@reduxjs/toolkit';
import { refetch } from '../../api/refetch';
import type { StartAppListening } from '../../app/storeTypes';
import { gameApi } from './gameApi';
import { gameEvents } from './gameSlice';
import { isFarAhead } from './roundState';

/** All clients get the same event; their requests are spread over this many milliseconds. */
const spreadMs = 2000;

const { roundStarted, roundCalculated, resultReceived } = gameEvents;
const isRoundEvent = isAnyOf(roundStarted, roundCalculated, resultReceived);

/** The round that an event of the broadcaster names; null where it names none. */
function roundIdOfEvent(action: Action): number | null {
  if (roundCalculated.match(action)) return action.payload.result?.roundId ?? null;
  const namesItself = roundStarted.match(action) || resultReceived.match(action);
  return namesItself ? action.payload.roundId : null;
}

/** An event of an older round than the one shown changes nothing, and is logged for support. */
export function listenForOlderRounds(startListening: StartAppListening): void {
  startListening({
    matcher: isRoundEvent,
    effect: (action, { getState, getOriginalState, extra }) => {
      const id = roundIdOfEvent(action);
      const { game } = getState();
      if (game !== getOriginalState().game || id === null || game.round.id === null) return;
      // One that is far behind is logged by the listener below, which refetches the list for it.
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
 * Refetches GET results after an event that does not fit the current round: one of a round far behind,
 * and a draw of a round whose `start` never came. A `start` refetches the list anyway. The list is
 * fetched once for any number of such events.
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
        await delay(extra.random() * spreadMs);
        if (getState().session.player !== null)
          await dispatch(refetch(gameApi.endpoints.getResults));
      } finally {
        subscribe();
      }
    },
  });
}
