import { isAnyOf } from '@reduxjs/toolkit';
import { keepChosenNumber } from '../../features/bets/betMemory';
import { problemReportEvents } from '../../features/problemReport/problemReportSlice';
import { chunkLoadFailed, releaseFileMissing } from '../../store/appEvents';
import type { StartAppListening } from '../../store/storeTypes';

/** The session storage key of the release for which this tab was reloaded. */
export const reloadedForKey = 'reloadedForRelease';

/**
 * A tab of an older release requests files that no longer exist. If the host serves another release,
 * the page is reloaded once per release and keeps the chosen digits. Otherwise, as after a network
 * failure, the error is shown; if only a chunk failed to load, the screen stays.
 */
export function listenForStaleFiles(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(releaseFileMissing, chunkLoadFailed),
    effect: async (action, { dispatch, getState, cancelActiveListeners, signal, extra }) => {
      cancelActiveListeners();
      const { sessionStore, navigator, findNewRelease } = extra;
      const release = await findNewRelease();
      if (signal.aborted) return;
      if (release === null || sessionStore.read(reloadedForKey) === release) {
        if (releaseFileMissing.match(action))
          dispatch(problemReportEvents.errorShown(action.payload));
        return;
      }
      sessionStore.write(reloadedForKey, release);
      const { session, bets } = getState();
      if (session.player !== null && bets.number !== '') {
        keepChosenNumber(sessionStore, session.player.userId, bets.number);
      }
      navigator.reload();
    },
  });
}
