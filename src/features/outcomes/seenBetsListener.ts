import { isAnyOf } from '@reduxjs/toolkit';
import { pageWoken, visibilityChanged } from '../../store/appEvents';
import type { RootState } from '../../store/rootState';
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

/** A net that is in sight for so many milliseconds is seen. */
const sightMs = 500;

/**
 * Notes which outcomes the player has seen: those of a reveal whose net was in sight after its last digit, and
 * those of a dismissed card. The tabs of this browser share what they note.
 */
export function listenForSeenBets(startListening: StartAppListening): void {
  startListening({
    // A list may name more bets, which then are seen too.
    predicate: (action, state, before) =>
      selectRoundInSight(state) !== selectRoundInSight(before) ||
      selectBets(state) !== selectBets(before) ||
      visibilityChanged.match(action),
    effect: async (_, { dispatch, getState, delay, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      const roundId = selectRoundInSight(getState());
      if (roundId === null || extra.page.isHidden()) return;
      await delay(sightMs);
      dispatch(noteSeenReveal(roundId));
    },
  });
  startListening({
    // The card, its dismissal and other tabs show outcomes: the change of state covers them.
    predicate: (_, state, before) => selectRevealsToOmit(state) !== selectRevealsToOmit(before),
    effect: (_, { dispatch, getState }) => {
      for (const roundId of selectRevealsToOmit(getState()))
        dispatch(gameEvents.outcomeShownOtherwise({ roundId }));
    },
  });
  startListening({
    predicate: (_, { outcomes }, before) => outcomes.seen !== before.outcomes.seen,
    effect: (action, { getState, extra }) => {
      const { session, outcomes } = getState();
      if (session.player === null || outcomes.seen === null) return;
      keepSeenBets(extra.localStore, extra.logger, session.player.userId, outcomes.seen);
      if (!outcomesEvents.seenBetsRead.match(action)) extra.tabs.announceSeenBets();
    },
  });
  startListening({
    matcher: isAnyOf(sessionEvents.signedIn, pageWoken),
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
