import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import { broadcast } from '../features/connection/broadcasts';
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

/** How long a step waits for others before it is saved, in milliseconds: with an idle page within two seconds. */
const gatherMs = 1500;

/**
 * Saves the recording at once with each step that a killed page must not lose: a stake and what becomes of it (its
 * receipt changes), an event of the session, and a failed call. The error screen saves its own error. Any other step
 * but a push of the countdown is saved soon; each second's push alone would keep the disk of an idle page awake.
 */
export function listenForSavedSteps(startListening: StartAppListening): void {
  startListening({
    predicate: (action, state, before) =>
      isError(action) || keptFacts.some((select) => select(state) !== select(before)),
    effect: (_, { extra }) => extra.recordings.saveNow(),
  });
  startListening({
    predicate: (action) => !broadcast.countdownReceived.match(action),
    effect: async (_, { extra, delay, unsubscribe, subscribe }) => {
      unsubscribe();
      await delay(gatherMs);
      subscribe();
      extra.recordings.saveWhenIdle();
    },
  });
}
