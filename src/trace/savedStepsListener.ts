import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import { chunkLoadFailed, releaseFileMissing } from '../store/appEvents';
import type { RootState } from '../store/rootState';
import type { StartAppListening } from '../store/storeTypes';

const isError = isAnyOf(isRejectedWithValue, chunkLoadFailed, releaseFileMissing);

/** Not what is typed into the login, and not the balance: it comes with lists, which take time to save. */
const keptFacts: readonly ((state: RootState) => unknown)[] = [
  ({ bets }) => bets.receipts,
  ({ session }) => session.player,
  ({ session }) => session.authorization,
  ({ session }) => session.login,
  ({ session }) => session.isLoggingOut,
  ({ session }) => session.isTakenOver,
];

/**
 * Saves the recording with each step that a killed page must not lose: a stake and what becomes of it (its receipt
 * changes), an event of the session, and a failed call. The error screen saves its own error; the rest is saved
 * regularly.
 */
export function listenForSavedSteps(startListening: StartAppListening): void {
  startListening({
    predicate: (action, state, before) =>
      isError(action) || keptFacts.some((select) => select(state) !== select(before)),
    effect: (_, { extra }) => extra.recordings.saveNow(),
  });
}
