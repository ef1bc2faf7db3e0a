import type { Action } from '@reduxjs/toolkit';
import { gameEvents } from '../../features/game/gameSlice';
import { isFarAhead } from '../../features/game/round';
import type { StartAppListening } from '.';

/** An event of an older round than the one shown changes nothing, and is logged for support. */
export function listenForOlderRounds(startListening: StartAppListening): void {
  startListening({
    predicate: (action, { game }, before) => {
      const id = roundIdOf(action);
      if (game !== before.game || id === null || game.round.id === null) return false;
      // One that is far behind is doubtful, and logged as such.
      return id < game.round.id && !isFarAhead({ id }, game.round.id);
    },
    effect: (action, { getState, extra }) => {
      extra.logger.info('event of an older round ignored', {
        event: action.type,
        roundId: roundIdOf(action),
        shownRoundId: getState().game.round.id,
      });
    },
  });
}

function roundIdOf(action: Action): number | null {
  if (gameEvents.roundCalculated.match(action)) return action.payload.result.roundId;
  const isOther = gameEvents.roundStarted.match(action) || gameEvents.resultReceived.match(action);
  return isOther ? action.payload.roundId : null;
}
