import { isAnyOf } from '@reduxjs/toolkit';
import { isDeadAt } from './connection';
import { connectionEvents } from './connectionSlice';
import { onlineSpreadMs, retryWaitMs, spreadWaitMs } from '../../platform/backoff';
import { cameOnline, pageWoken, wentOffline } from '../../store/appEvents';
import type { StartAppListening } from '../../store/storeTypes';

/**
 * Reconnects after a loss: after a delay that grows with each loss, soon after the network is back, and
 * at once when a page wakes with a dead connection. A quiet connection stays open until it is replaced.
 */
export function listenForReconnect(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(
      connectionEvents.lost,
      connectionEvents.givenUp,
      wentOffline,
      cameOnline,
      pageWoken,
      connectionEvents.closed,
    ),
    effect: async (action, listenerApi) => {
      const { dispatch, getState, getOriginalState, delay, cancelActiveListeners, extra } =
        listenerApi;
      const { session, connection } = getState();
      const isAlive =
        pageWoken.match(action) &&
        !isDeadAt(connection, action.payload.at, connection.roundTripsMs);
      // The replacement of a connection that was given up is under way.
      const isGivenUp =
        connectionEvents.lost.match(action) && getOriginalState().connection.isGivenUp;
      if (isAlive || isGivenUp) return;
      cancelActiveListeners();
      if (session.player === null) return;
      if (cameOnline.match(action)) await delay(spreadWaitMs(extra.random(), onlineSpreadMs));
      else if (!pageWoken.match(action)) {
        await delay(retryWaitMs(Math.max(0, connection.failures - 1), extra.random()));
      }
      // A quiet connection may have recovered.
      if (!pageWoken.match(action) && getState().connection.status === 'open') return;
      dispatch(connectionEvents.attempted({ at: extra.clock.now() }));
      extra.broadcasts.reconnect();
    },
  });
}
