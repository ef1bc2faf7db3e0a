import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { sessionEnded } from '../../api/apiEvents';
import { sessionEvents } from './sessionSlice';
import { retryWaitMs } from '../../lib/backoff';
import { amountSchema } from '../../lib/wireSchemas';
import { appStarted, cameOnline, pageWoken } from '../../app/appEvents';
import type { Services } from '../../app/services';
import type { AppDispatch, StartAppListening } from '../../app/storeTypes';

/** A connection that is gone for less than this many milliseconds is no matter for the player. */
const momentMs = 3000;
/** After this long the sign-in itself is doubted: a refused token looks like a lost connection. */
const doubtMs = 20_000;

/**
 * Follows the balance of whoever is signed in. What can't be followed is marked as stale, and
 * followed anew after growing waits, with a fresh sign-in.
 */
export function listenForBalance(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(appStarted, sessionEvents.signedIn),
    effect: async (_, { dispatch, getState, condition, cancelActiveListeners, extra }) => {
      const { player } = getState().session;
      if (player === null) return;
      cancelActiveListeners();
      const isOver = condition(sessionEnded.match);
      let failures = 0;
      let following = followBalance(player.userId, false, dispatch, extra);
      try {
        for (;;) {
          await Promise.race([following.end, isOver]);
          following.stop();
          if (getState().session.player === null) return;
          failures = following.hasSucceeded() ? 0 : failures + 1;
          const wait = retryWaitMs(Math.max(0, failures - 1), extra.random());
          await condition(isReasonToRetry, wait);
          if (getState().session.player === null) return;
          following = followBalance(player.userId, true, dispatch, extra);
        }
      } finally {
        following.stop();
      }
    },
  });
}

const isReasonToRetry = isAnyOf(cameOnline, pageWoken, sessionEnded);

interface Following {
  /** Settles where it came to nothing or to an end. */
  end: Promise<void>;
  /** Whether a balance came. */
  hasSucceeded(): boolean;
  stop(): void;
}

function followBalance(
  userId: string,
  isRetry: boolean,
  dispatch: AppDispatch,
  { balances, sessionCookies, logger }: Services,
): Following {
  let hasSucceeded = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const clearTimers = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
  };
  // Another tab may have put another player's token into the cookies.
  const readOwnToken = () =>
    sessionCookies.readPlayer()?.userId === userId
      ? (sessionCookies.readFirebaseToken() ?? '')
      : null;

  let stopWatching: () => void = () => undefined;
  const end = new Promise<void>((resolve) => {
    const fail = (reason: string) => {
      logger.warn('balance not available', reason);
      dispatch(sessionEvents.balanceConnectionLost());
      resolve();
    };
    stopWatching = balances.watch(
      userId,
      readOwnToken,
      {
        onBalance(value) {
          const parsed = v.safeParse(amountSchema, value);
          hasSucceeded ||= parsed.success;
          if (parsed.success) dispatch(sessionEvents.balanceReceived({ balance: parsed.output }));
          else logger.warn('balance dropped', value === null ? 'null' : typeof value);
        },
        onConnectionChanged(isConnected) {
          const wasLost = timers.length > 0;
          clearTimers();
          if (!isConnected) {
            timers = [
              setTimeout(() => dispatch(sessionEvents.balanceConnectionLost()), momentMs),
              setTimeout(() => fail('the database can not be reached'), doubtMs),
            ];
          } else if (wasLost && hasSucceeded) dispatch(sessionEvents.balanceConnectionRestored());
        },
        onProblem: fail,
      },
      { isRetry },
    );
  });
  return {
    end,
    hasSucceeded: () => hasSucceeded,
    stop() {
      clearTimers();
      stopWatching();
    },
  };
}
