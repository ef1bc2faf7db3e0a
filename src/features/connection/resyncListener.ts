import { pageWoken } from '../../store/appEvents';
import { selectIsAtHome } from '../../store/navigationSlice';
import type { StartAppListening } from '../../store/storeTypes';
import { connectionEvents } from './connectionSlice';

/** Browsers report a wake by several events, and the connection may prove dead: wait this many milliseconds. */
const settlingMs = 250;
/** A page that wakes this many milliseconds after a resync fetches nothing. */
const freshMs = 3000;

/**
 * The broadcaster never repeats an event, so the lists are fetched again each time the connection opens
 * and when a page wakes with a working connection.
 */
export function listenForResync(startListening: StartAppListening): void {
  startListening({
    // Any event makes a quiet connection open again: the change of its status covers them.
    predicate: (action, { connection }, before) =>
      pageWoken.match(action) ||
      (connection.status === 'open' && before.connection.status !== 'open'),
    effect: async (action, { dispatch, getState, getOriginalState, delay, ...api }) => {
      const { clock } = api.extra;
      api.cancelActiveListeners();
      const isFirstConnection = getOriginalState().connection.status === 'connecting';
      if (pageWoken.match(action)) {
        await delay(settlingMs);
        const { status, resyncedAt } = getState().connection;
        // A dead connection has been replaced.
        if (status !== 'open') return;
        if (clock.now() - (resyncedAt ?? -Infinity) < freshMs) return;
      }
      if (!selectIsAtHome(getState())) return;
      const connected = isFirstConnection ? 'firstConnection' : 'connectionRestored';
      const cause = pageWoken.match(action) ? 'pageWoken' : connected;
      dispatch(connectionEvents.resyncStarted({ at: clock.now(), cause }));
    },
  });
}
