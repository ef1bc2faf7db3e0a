import { isAnyOf, isRejectedWithValue } from '@reduxjs/toolkit';
import { chunkLoadFailed } from '../../api/apiEvents';
import { releaseFileMissing } from '../../store/appEvents';
import type { StartAppListening } from '../../store/storeTypes';

const isError = isAnyOf(isRejectedWithValue, chunkLoadFailed, releaseFileMissing);

/**
 * Saves the recording with the very step that a killed page must not lose: a stake and whatever becomes of it,
 * which changes its receipt, a change of the session or its balance, and a failure. An error screen is saved
 * with its error, and everything else regularly.
 */
export function listenForSavedSteps(startListening: StartAppListening): void {
  startListening({
    predicate: (action, { bets, session }, before) =>
      bets.receipts !== before.bets.receipts || session !== before.session || isError(action),
    effect: (_, { extra }) => extra.recordings.saveNow(),
  });
}
