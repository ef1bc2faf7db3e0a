import { createSelector, isAnyOf } from '@reduxjs/toolkit';
import { isListenerStart, pageWoken, visibilityChanged } from '../../store/appEvents';
import type { RootState } from '../../store/rootState';
import { onChange } from '../../store/onChange';
import type { AppThunk, StartAppListening } from '../../store/storeTypes';
import { selectBets } from '../bets/betsSelectors';
import { selectRollingRoundId, selectShownReveal } from '../game/gameSelectors';
import { gameEvents } from '../game/gameSlice';
import { sessionEvents } from '../session/sessionSlice';
import { outcomesEvents } from './outcomesSlice';
import { selectRevealsToOmit } from './missedBets';
import { keyedBets, keyOfRound, mergedSeen, withSeen } from './seenBets';
import { keepSeenBets, readSeenBets } from './seenBetsStorage';

/**
 * Another tab is another browser process: its message may arrive before what it stored. The storage is read
 * after each of these delays in milliseconds.
 */
const readDelaysMs = [0, 100, 400, 1500];

/** How long a net must be in sight to be seen; milliseconds. */
const sightMs = 500;

/**
 * Notes which outcomes the player has seen: those of a reveal whose net was in sight after its last digit, and
 * those of a dismissed card. The tabs of this browser share what they note.
 */
export function listenForSeenBets(startListening: StartAppListening): void {
  startListening(
    onChange(
      selectSight,
      async ([roundId], { dispatch, delay, cancelActiveListeners, extra }) => {
        cancelActiveListeners();
        if (roundId === null || extra.page.isHidden()) return;
        await delay(sightMs);
        dispatch(noteSeenReveal(roundId));
      },
      visibilityChanged.match,
    ),
  );
  startListening(
    // The card, its dismissal and other tabs show outcomes: the change of state covers them.
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
      ({ outcomes }) => outcomes.seen,
      (seen, { getState, extra }, action) => {
        const { player } = getState().session;
        if (player === null || seen === null) return;
        keepSeenBets(extra.localStore, extra.logger, player.userId, seen);
        if (isListenerStart(action) || outcomesEvents.seenBetsRead.match(action)) return;
        extra.tabs.announceSeenBets();
      },
      isListenerStart,
    ),
  );
  startListening({
    matcher: isAnyOf(isListenerStart, sessionEvents.signedIn, pageWoken),
    effect: (_, { dispatch }) => dispatch(readAgain()),
  });
  startListening({
    actionCreator: outcomesEvents.seenElsewhere,
    effect: async (_, { dispatch, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      for (const wait of readDelaysMs) {
        await delay(wait);
        dispatch(readAgain());
      }
    },
  });
}

/** The round whose outcome stands in the result modal with its net in view; the page may be hidden. */
function selectRoundInSight(state: RootState): number | null {
  const reveal = selectShownReveal(state);
  const isComplete = reveal !== null && selectRollingRoundId(state) === null;
  return isComplete && state.outcomes.isNetInView ? reveal.roundId : null;
}

/** Also changes with the list, which may name more bets that then are seen too. */
const selectSight = createSelector(
  selectRoundInSight,
  selectBets,
  (roundId, bets) => [roundId, bets] as const,
);

function noteSeenReveal(roundId: number): AppThunk {
  return (dispatch, getState) => {
    const bets = keyedBets(selectBets(getState()) ?? []).filter((one) => one.roundId === roundId);
    const keys = [keyOfRound(roundId), ...bets.map(({ key }) => key)];
    const { seen } = getState().outcomes;
    if (seen && withSeen(seen, keys) !== seen) dispatch(outcomesEvents.revealSeen({ keys }));
  };
}

function readAgain(): AppThunk {
  return (dispatch, getState, { localStore, logger }) => {
    const { session, outcomes } = getState();
    if (session.player === null) return;
    const stored = readSeenBets(localStore, logger, session.player.userId);
    if (stored === null) return;
    const seen = outcomes.seen ? mergedSeen(outcomes.seen, stored) : stored;
    if (seen !== outcomes.seen) dispatch(outcomesEvents.seenBetsRead({ seen }));
  };
}
