import { isAnyOf } from '@reduxjs/toolkit';
import { sessionEnded } from '../../api/apiEvents';
import { warnAtSeconds } from '../../config/bettingRules';
import { selectTopLayer } from '../../screens/openLayers';
import { isListenerStart, pageWoken } from '../../store/appEvents';
import { selectIsAtHome } from '../../store/navigationSlice';
import type { RootState } from '../../store/rootState';
import type { AppThunk, StartAppListening } from '../../store/storeTypes';
import { selectIsStaking } from '../../features/bets/betsSelectors';
import { selectSecondsLeft } from '../../features/game/gameSelectors';
import { sessionEvents } from '../../features/session/sessionSlice';
import {
  endPlayTime,
  isNoteBetween,
  keepPlayTime,
  minutesOf,
  playTimeAt,
  readPlayTime,
} from '../../features/playTime/playTime';
import type { PlayTime } from '../../features/playTime/playTime';
import { playTimeEvents, selectPlayTime } from '../../features/playTime/playTimeSlice';
import type { PlayTimeState } from '../../features/playTime/playTimeSlice';

/** Milliseconds between two signs of life of a visible page. */
const stepMs = 20_000;

/** Measures how long the player has been playing, and lets a note fall due after each hour. */
export function listenForPlayTime(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(isListenerStart, sessionEvents.signedIn, pageWoken),
    effect: async (_, { dispatch, getState, delay, cancelActiveListeners, extra: { page } }) => {
      cancelActiveListeners();
      while (getState().session.player !== null) {
        if (!page.isHidden()) dispatch(measure());
        await delay(stepMs);
      }
    },
  });
  startListening({
    actionCreator: sessionEnded,
    // A player whose session has expired goes on with the next one.
    effect: ({ payload }, { getOriginalState, extra: { localStore } }) => {
      const { player } = getOriginalState().session;
      if (payload.reason === 'loggedOut' && player !== null) endPlayTime(localStore, player.userId);
    },
  });
}

function measure(): AppThunk {
  return (dispatch, getState, { clock, localStore, logger }) => {
    const { player } = getState().session;
    if (player === null) return;
    const state = selectPlayTime(getState());
    // If the browser keeps nothing, this page still knows its own.
    const last = readPlayTime(localStore, logger, player.userId) ?? playTimeOf(state);
    const next = playTimeAt(last, clock.now());
    keepPlayTime(localStore, player.userId, next);
    const note = noteAt(getState(), next, isNoteBetween(last, next));
    const measured = { startedAt: next.startedAt, minutes: minutesOf(next), note };
    if (JSON.stringify(measured) !== JSON.stringify(state))
      dispatch(playTimeEvents.measured(measured));
  };
}

/** A note appears at home, while nothing is staked, no dialog or menu is open and betting does not close soon. */
function noteAt(
  state: RootState,
  { startedAt, seenAt }: PlayTime,
  isDue: boolean,
): PlayTimeState['note'] {
  const { note, startedAt: startedBefore } = selectPlayTime(state);
  const isOpen = note !== 'none' && startedBefore === startedAt;
  if (!isDue && !isOpen) return 'none';
  const isQuiet =
    selectIsAtHome(state) &&
    !selectIsStaking(state) &&
    selectTopLayer(state) === null &&
    selectSecondsLeft(state, seenAt) > warnAtSeconds;
  return isQuiet || (isOpen && note === 'shown') ? 'shown' : 'waiting';
}

function playTimeOf({ startedAt, minutes }: PlayTimeState): PlayTime | null {
  return startedAt === null ? null : { startedAt, seenAt: startedAt + minutes * 60_000 };
}
