import { isAnyOf } from '@reduxjs/toolkit';
import { pageWoken } from '../../../store/appEvents';
import type { AppThunk, StartAppListening } from '../../../store/storeTypes';
import { betsEvents } from '../betsSlice';
import { sessionEvents } from '../../session/sessionSlice';
import { ticketEvents } from '../ticket/ticketSlice';
import { limitAfterChoice, limitAt, pauseAfterChoice } from './limits';
import type { KnownTime, OwnLimits } from './limits';
import { selectKnownTime, selectStakeLimit } from './limitSelectors';
import { limitsEvents, selectLimits } from './limitsSlice';
import type { LimitsChoice } from './limitsSlice';
import { keepLimits, readLimits } from './limitsStorage';

/**
 * Keeps the limits of the player who is signed in. Other tabs of this browser change the same limits: they
 * are read again within each press that may send a stake, and before each change.
 */
export function listenForLimits(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(
      sessionEvents.signedIn,
      pageWoken,
      betsEvents.slipOpened,
      betsEvents.betSubmitted,
      ticketEvents.opened,
      ticketEvents.docked,
      ticketEvents.lineReached,
    ),
    effect: (_, { dispatch }) => dispatch(readAgain()),
  });
  startListening({
    actionCreator: limitsEvents.submitted,
    effect: ({ payload }, { dispatch }) =>
      dispatch(change((limits, time) => limitsAfterChoice(limits, payload, time))),
  });
  startListening({
    actionCreator: limitsEvents.raiseWithdrawn,
    effect: (_, { dispatch }) =>
      dispatch(
        change((limits, time) => ({
          ...limits,
          stake: { ...limitAt(limits.stake, time), raise: null },
        })),
      ),
  });
}

/** Opens the dialog with the limit that is in force. */
export function openLimits(): AppThunk {
  return (dispatch, getState, { clock }) => {
    dispatch(readAgain());
    dispatch(limitsEvents.opened({ stake: selectStakeLimit(getState(), clock.now()) }));
  };
}

function limitsAfterChoice(
  limits: OwnLimits,
  { stake, pause }: LimitsChoice,
  time: KnownTime,
): OwnLimits {
  return {
    stake: limitAfterChoice(limits.stake, stake, time),
    pause: pause === null ? limits.pause : pauseAfterChoice(limits.pause, pause, time),
  };
}

function readAgain(): AppThunk {
  return (dispatch, getState, { localStore, logger }) => {
    const state = getState();
    if (state.session.player === null) return;
    const limits = readLimits(localStore, logger, state.session.player.userId);
    // If the browser keeps nothing, this page still does.
    if (limits === null) return;
    if (JSON.stringify(limits) !== JSON.stringify(selectLimits(state)))
      dispatch(limitsEvents.read({ limits }));
  };
}

function change(next: (limits: OwnLimits, time: KnownTime) => OwnLimits): AppThunk {
  return (dispatch, getState, { clock, localStore }) => {
    const { player } = getState().session;
    if (player === null) return;
    dispatch(readAgain());
    const state = getState();
    const limits = next(selectLimits(state), selectKnownTime(state, clock.now()));
    dispatch(
      limitsEvents.changed({ limits, isKept: keepLimits(localStore, player.userId, limits) }),
    );
  };
}
