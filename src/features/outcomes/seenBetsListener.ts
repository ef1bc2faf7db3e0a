import { isAnyOf } from '@reduxjs/toolkit';
import { pageWoken } from '../../app/appEvents';
import { selectIsAtHome } from '../../app/navigation/navigationSlice';
import type { AppThunk, StartAppListening } from '../../app/storeTypes';
import { betsApi } from '../bets/betsApi';
import { selectBets } from '../bets/betsSelectors';
import { selectReveal } from '../game/gameSelectors';
import { gameEvents } from '../game/gameSlice';
import { sessionEvents } from '../session/sessionSlice';
import { outcomesEvents } from './outcomesSlice';
import { keyedBets, mergedSeen } from './seenBets';
import { keepSeenBets, readSeenBets } from './seenBetsStorage';

/**
 * Another tab is another browser process: its message may arrive before what it stored. The storage is read
 * after each of these delays in milliseconds.
 */
const readDelaysMs = [0, 100, 400, 1500];

/**
 * Notes which outcomes the player has seen: those of a reveal that was in sight from its first digit to its
 * last, and those of a dismissed card. The tabs of this browser share what they note.
 */
export function listenForSeenBets(startListening: StartAppListening): void {
  startListening({
    actionCreator: gameEvents.digitRevealed,
    effect: (_, { dispatch, getState, extra }) => {
      const state = getState();
      const reveal = selectReveal(state);
      if (reveal === null) return;
      const { roundId, revealedCount, digits } = reveal;
      if (state.outcomes.missedRevealId === roundId) return;
      if (extra.page.isHidden() || !selectIsAtHome(state))
        dispatch(outcomesEvents.revealMissed({ roundId }));
      else if (revealedCount === digits.length) dispatch(noteSeenReveal(roundId));
    },
  });
  startListening({
    // A bet that the list names only now is shown by the reveal that is still on the screen.
    matcher: betsApi.endpoints.getBets.matchFulfilled,
    effect: (_, { dispatch, getState }) => {
      const reveal = selectReveal(getState());
      if (reveal && reveal.roundId === getState().outcomes.seenRevealId)
        dispatch(noteSeenReveal(reveal.roundId));
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

function noteSeenReveal(roundId: number): AppThunk {
  return (dispatch, getState) => {
    const keys = keyedBets(selectBets(getState()) ?? [])
      .filter((one) => one.roundId === roundId)
      .map(({ key }) => key);
    dispatch(outcomesEvents.revealSeen({ roundId, keys }));
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
