import { isFarAhead } from './roundState';
import { roundIdOfEvent } from './roundIdOfEvent';
import type { StartAppListening } from '../../app/storeTypes';

/** An event of an older round than the one shown changes nothing, and is logged for support. */
export function listenForOlderRounds(startListening: StartAppListening): void {
  startListening({
    predicate: (action, { game }, before) => {
      const id = roundIdOfEvent(action);
      if (game !== before.game || id === null || game.round.id === null) return false;
      // One that is far behind is logged where the list is loaded for it.
      return id < game.round.id && !isFarAhead({ id }, game.round.id);
    },
    effect: (action, { getState, extra }) => {
      extra.logger.info('event of an older round ignored', {
        event: action.type,
        roundId: roundIdOfEvent(action),
        shownRoundId: getState().game.round.id,
      });
    },
  });
}
