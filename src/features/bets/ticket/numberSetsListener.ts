import { isAnyOf } from '@reduxjs/toolkit';
import { laterListenersStarted } from '../../../store/appEvents';
import type { AppThunk, StartAppListening } from '../../../store/storeTypes';
import { sessionEvents } from '../../session/sessionSlice';
import { selectSets, ticketEvents } from './ticketSlice';
import type { NumberSet } from './ticketState';
import { keepSets, mostSets, readSets } from './ticketStorage';

/**
 * Stores the named numbers of the player, which the tabs of a browser share: they are read again when the ticket
 * opens and before each change. A set of the same name is replaced.
 */
export function listenForNumberSets(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(
      laterListenersStarted,
      sessionEvents.signedIn,
      ticketEvents.opened,
      ticketEvents.docked,
    ),
    effect: (_, { dispatch }) => {
      dispatch(readAgain());
    },
  });
  startListening({
    actionCreator: ticketEvents.setSubmitted,
    effect: ({ payload }, { dispatch }) => {
      const isKept = dispatch(
        changeSets((sets) => [...sets.filter(({ name }) => name !== payload.name), payload]),
      );
      dispatch(ticketEvents.setKept({ isKept }));
    },
  });
  startListening({
    actionCreator: ticketEvents.setRemoved,
    effect: ({ payload }, { dispatch }) => {
      dispatch(changeSets((sets) => sets.filter(({ name }) => name !== payload.name)));
    },
  });
}

function readAgain(): AppThunk {
  return (dispatch, getState, { localStore, logger }) => {
    const { player } = getState().session;
    if (player === null) return;
    const sets = readSets(localStore, logger, player.userId);
    if (sets.length + selectSets(getState()).length > 0) dispatch(ticketEvents.setsRead({ sets }));
  };
}

/**
 * Changes the stored sets, and shows what the browser has then.
 *
 * @returns whether it took the change
 */
function changeSets(change: (sets: NumberSet[]) => NumberSet[]): AppThunk<boolean> {
  return (dispatch, getState, { localStore, logger }) => {
    const { player } = getState().session;
    if (player === null) return false;
    const stored = readSets(localStore, logger, player.userId);
    const changed = change(stored);
    const isKept = changed.length <= mostSets && keepSets(localStore, player.userId, changed);
    // A storage without room for a value removes the one before.
    if (!isKept) keepSets(localStore, player.userId, stored);
    dispatch(ticketEvents.setsRead({ sets: isKept ? changed : stored }));
    return isKept;
  };
}
