import { isAnyOf } from '@reduxjs/toolkit';
import { gameEvents } from '../game/gameSlice';
import { isDeadAt } from './connection';
import { retryWaitMs } from '../../lib/backoff';
import { cameOnline, pageWoken, wentOffline } from '../../app/appEvents';
import type { StartAppListening } from '../../app/storeTypes';

/** When a network is back, all its clients come back together: within this many milliseconds. */
const onlineSpreadMs = 500;

/**
 * Makes a lost connection again: after a wait that grows with each loss, soon after the browser has
 * its network again, and at once for a page that wakes beside a dead one. A quiet one that was given
 * up stays open until then.
 */
export function listenForReconnect(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(
      gameEvents.connectionLost,
      gameEvents.connectionGivenUp,
      wentOffline,
      cameOnline,
      pageWoken,
      gameEvents.connectionClosed,
    ),
    effect: async (action, { dispatch, getState, delay, cancelActiveListeners, extra }) => {
      const { session, game } = getState();
      const isAlive =
        pageWoken.match(action) && !isDeadAt(game.connection, game.round, action.payload.at);
      if (isAlive) return;
      cancelActiveListeners();
      if (session.player === null) return;
      if (cameOnline.match(action)) await delay(extra.random() * onlineSpreadMs);
      else if (!pageWoken.match(action)) {
        await delay(retryWaitMs(Math.max(0, game.connection.failures - 1), extra.random()));
      }
      // A quiet connection may have spoken after all.
      if (!pageWoken.match(action) && getState().game.connection.status === 'open') return;
      dispatch(gameEvents.connectionAttempted({ at: extra.clock.now() }));
      extra.broadcasts.reconnect();
    },
  });
}
