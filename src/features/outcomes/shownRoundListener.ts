import { isAnyOf } from '@reduxjs/toolkit';
import { onChange } from '../../store/onChange';
import { isListenerStart, pageWoken, visibilityChanged } from '../../store/appEvents';
import type { RootState } from '../../store/rootState';
import type { StartAppListening } from '../../store/storeTypes';
import { gameApi } from '../game/gameApi';
import { selectRollingRoundId, selectShownReveal } from '../game/gameSelectors';
import { gameEvents } from '../game/gameSlice';
import { sessionEvents } from '../session/sessionSlice';
import { selectRevealsToOmit } from './missedBets';
import { outcomesEvents, shownRounds } from './outcomesSlice';

const isListed = gameApi.endpoints.getResults.matchFulfilled;

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
        for (const roundId of roundIds) dispatch(gameEvents.revealOmitted({ roundId }));
      },
      isListenerStart,
    ),
  );
  startListening(
    onChange(
      ({ outcomes }) => outcomes.shownRoundId,
      (roundId, { dispatch, getState, extra }, action) => {
        const { player } = getState().session;
        if (player === null || roundId === null) return;
        const before = shownRounds.read(extra.localStore, extra.logger, player.userId);
        // Another tab is further, and its message was lost; only a list of results may take the number back.
        if (before !== null && before > roundId && !isListed(action)) {
          dispatch(outcomesEvents.shownRoundRead({ roundId: before }));
          return;
        }
        shownRounds.keep(extra.localStore, player.userId, roundId);
        const isNews = outcomesEvents.drawShown.match(action);
        if (isNews || outcomesEvents.missedBetsDismissed.match(action))
          extra.tabs.announceShownRound(roundId);
      },
    ),
  );
  // A login reloads the page, which reads it at start; a session link does not reload. A page that slept may have
  // got no message.
  startListening({
    matcher: isAnyOf(sessionEvents.signedIn, pageWoken),
    effect: (_, { dispatch, getState, extra }) => {
      const { session, outcomes } = getState();
      if (session.player === null) return;
      const roundId = shownRounds.read(extra.localStore, extra.logger, session.player.userId);
      if (roundId !== null && roundId > (outcomes.shownRoundId ?? -1))
        dispatch(outcomesEvents.shownRoundRead({ roundId }));
    },
  });
}

/** The round whose draw stands on the screen with all its digits; the page may be hidden. */
function selectDrawnRoundId(state: RootState): number | null {
  const reveal = selectShownReveal(state);
  return selectRollingRoundId(state) === null ? (reveal?.roundId ?? null) : null;
}
