import { onChange } from '../../store/onChange';
import { storedForPlayer } from '../../store/storedForPlayer';
import { isListenerStart, visibilityChanged } from '../../store/appEvents';
import type { RootState } from '../../store/rootState';
import type { StartAppListening } from '../../store/storeTypes';
import { idSchema } from '../../domain/wireSchemas';
import { selectRollingRoundId, selectShownReveal } from '../game/gameSelectors';
import { gameEvents } from '../game/gameSlice';
import { sessionEvents } from '../session/sessionSlice';
import { selectRevealsToOmit } from './missedBets';
import { outcomesEvents } from './outcomesSlice';

const stored = storedForPlayer('shownRound', idSchema);

/** The last round whose draw this browser showed a player; null if it remembers none. */
export const readShownRound = stored.read;

/** Notes which draws this browser has shown on a visible page, and tells its other tabs. */
export function listenForShownRounds(startListening: StartAppListening): void {
  startListening(
    onChange(
      selectDrawnRoundId,
      (roundId, { dispatch, extra }) => {
        if (roundId !== null && !extra.page.isHidden())
          dispatch(outcomesEvents.drawShown({ roundId }));
      },
      visibilityChanged.match,
    ),
  );
  startListening(
    // The line, its dismissal and other tabs show outcomes: the change of state covers them.
    onChange(
      selectRevealsToOmit,
      (roundIds, { dispatch }) => {
        for (const roundId of roundIds) dispatch(gameEvents.outcomeShownOtherwise({ roundId }));
      },
      isListenerStart,
    ),
  );
  startListening(
    onChange(
      ({ outcomes }) => outcomes.shownRoundId,
      (roundId, { getState, extra }, action) => {
        const { player } = getState().session;
        if (player === null || roundId === null) return;
        stored.keep(extra.localStore, player.userId, roundId);
        const isNews = outcomesEvents.drawShown.match(action);
        if (isNews || outcomesEvents.missedBetsDismissed.match(action))
          extra.tabs.announceShownRound(roundId);
      },
    ),
  );
  // A login reloads the page, which reads it at start; a session link does not reload.
  startListening({
    actionCreator: sessionEvents.signedIn,
    effect: ({ payload: { userId } }, { dispatch, extra }) => {
      const roundId = readShownRound(extra.localStore, extra.logger, userId);
      if (roundId !== null) dispatch(outcomesEvents.shownRoundRead({ roundId }));
    },
  });
}

/** The round whose draw stands on the screen with all its digits; the page may be hidden. */
function selectDrawnRoundId(state: RootState): number | null {
  const reveal = selectShownReveal(state);
  return selectRollingRoundId(state) === null ? (reveal?.roundId ?? null) : null;
}
