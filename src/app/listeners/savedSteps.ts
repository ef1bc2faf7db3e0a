import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import { chunkLoadFailed } from '../../api/apiEvents';
import { releaseFileMissing } from '../../store/appEvents';
import type { RootState } from '../../store/rootState';
import type { StartAppListening } from '../../store/storeTypes';

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
 * Saves the recording with the very step that a killed page must not lose: a stake and whatever becomes of it,
 * which changes its receipt, an event of the session, and a failure. An error screen is saved
 * with its error, and everything else regularly.
 */
export function listenForSavedSteps(startListening: StartAppListening): void {
  startListening({
    predicate: (action, state, before) =>
      isError(action) || keptFacts.some((select) => select(state) !== select(before)),
    effect: (_, { extra }) => extra.recordings.saveNow(),
  });
}
