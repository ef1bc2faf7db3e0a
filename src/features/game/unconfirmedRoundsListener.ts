import { isAnyOf } from '@reduxjs/toolkit';
import { refetch } from '../../api/refetch';
import type { StartAppListening } from '../../app/storeTypes';
import { gameApi } from './gameApi';
import { gameEvents } from './gameSlice';
import { roundIdOfEvent } from './roundIdOfEvent';
import { isFarAhead } from './roundState';

/** All clients get the same event; their requests are spread over this many milliseconds. */
const spreadMs = 2000;

const isCalculateOrResult = isAnyOf(gameEvents.roundCalculated, gameEvents.resultReceived);

/**
 * Loads GET results after an event that does not fit the current round: one of a round far behind,
 * and a draw of a round whose `start` never came. A `start` loads the list anyway. It is loaded once
 * for any number of such events.
 */
export function listenForUnconfirmedRounds(startListening: StartAppListening): void {
  startListening({
    predicate: (action, { game: { round } }, { game: { round: before } }) => {
      const id = roundIdOfEvent(action);
      if (id === null || before.id === null || round.id === null) return false;
      if (isFarAhead({ id }, round.id)) return true;
      return isCalculateOrResult(action) && id > before.id;
    },
    effect: async (action, { dispatch, getState, delay, unsubscribe, subscribe, extra }) => {
      unsubscribe();
      try {
        extra.logger.warn('event of a round that does not follow the one shown', {
          event: action.type,
          roundId: roundIdOfEvent(action),
          shownRoundId: getState().game.round.id,
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
