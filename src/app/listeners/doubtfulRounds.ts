import type { Action } from '@reduxjs/toolkit';
import { gameEvents } from '../../features/game/gameSlice';
import { loadGame } from '../../features/game/loadGame';
import { isFarAhead } from '../../features/game/round';
import type { StartAppListening } from '.';

/** All clients get the same event; their questions are spread over this many milliseconds. */
const spreadMs = 2000;

/**
 * An event of a round far from the one shown changes nothing: the list of results decides which of
 * the two is right. It is asked for once, however many such events come meanwhile.
 */
export function listenForDoubtfulRounds(startListening: StartAppListening): void {
  startListening({
    predicate: (action, { game: { round } }) => {
      const id = roundIdOf(action);
      if (id === null || round.id === null) return false;
      return isFarAhead(round, id) || isFarAhead({ id }, round.id);
    },
    effect: async (action, { dispatch, getState, delay, unsubscribe, subscribe, extra }) => {
      unsubscribe();
      try {
        extra.logger.warn('event of a round far from the one shown', {
          event: action.type,
          roundId: roundIdOf(action),
          shownRoundId: getState().game.round.id,
        });
        await delay(extra.random() * spreadMs);
        if (getState().session.player !== null) await dispatch(loadGame('getResults'));
      } finally {
        subscribe();
      }
    },
  });
}

function roundIdOf(action: Action): number | null {
  if (gameEvents.roundCalculated.match(action)) return action.payload.result.roundId;
  const isOther = gameEvents.roundStarted.match(action) || gameEvents.resultReceived.match(action);
  return isOther ? action.payload.roundId : null;
}
