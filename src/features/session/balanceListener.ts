import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { sessionEnded } from '../../api/apiEvents';
import { sessionEvents } from './sessionSlice';
import { retryWaitMs } from '../../platform/backoff';
import { amountSchema } from '../../api/wire/schemas';
import { isListenerStart, cameOnline, pageWoken } from '../../store/appEvents';
import type { Services } from '../../store/services';
import type { AppDispatch, StartAppListening } from '../../store/storeTypes';

/** A loss shorter than this many milliseconds is not shown to the player. */
const staleDelayMs = 3000;
/** After this many milliseconds the player is signed in again: a refused token looks like a lost connection. */
const signInDelayMs = 20_000;

/** A subscription that has delivered for this many milliseconds starts the delays from the shortest again. */
const healthyMs = 60_000;

/**
 * Subscribes to the balance of the signed-in player. If the subscription fails, the balance is marked
 * as stale and the subscription is repeated after growing delays, with a new sign-in.
 */
export function listenForBalance(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(isListenerStart, sessionEvents.signedIn),
    effect: async (_, { dispatch, getState, condition, cancelActiveListeners, extra }) => {
      const { player } = getState().session;
      if (player === null) return;
      cancelActiveListeners();
      const isOver = condition(sessionEnded.match);
      let failures = 0;
      let subscription = subscribeToBalance(player.userId, false, dispatch, extra);
      try {
        for (;;) {
          await Promise.race([subscription.end, isOver]);
          subscription.stop();
          if (getState().session.player === null) return;
          failures = subscription.wasHealthy() ? 1 : failures + 1;
          const wait = retryWaitMs(failures - 1, extra.random());
          await condition(shouldRetryNow, wait);
          if (getState().session.player === null) return;
          subscription = subscribeToBalance(player.userId, true, dispatch, extra);
        }
      } finally {
        subscription.stop();
      }
    },
  });
}

const shouldRetryNow = isAnyOf(cameOnline, pageWoken, sessionEnded);

interface Subscription {
  /** Resolves when the subscription has failed. */
  end: Promise<void>;
  /** Whether its first balance arrived at least {@link healthyMs} ago: a broken one may still bring one value each time. */
  wasHealthy(): boolean;
  stop(): void;
}

function subscribeToBalance(
  userId: string,
  isRetry: boolean,
  dispatch: AppDispatch,
  { balances, sessionCookies, clock, logger }: Services,
): Subscription {
  let deliversSince: number | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const clearTimers = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
  };
  // Another tab may have stored another player's token in the cookies.
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
          if (parsed.success) {
            deliversSince ??= clock.now();
            dispatch(sessionEvents.balanceReceived({ balance: parsed.output }));
          } else logger.warn('balance dropped', value === null ? 'null' : typeof value);
        },
        onConnectionChanged(isConnected) {
          clearTimers();
          if (!isConnected) {
            dispatch(sessionEvents.balanceInterrupted());
            timers = [
              setTimeout(() => dispatch(sessionEvents.balanceConnectionLost()), staleDelayMs),
              setTimeout(() => fail('the database cannot be reached'), signInDelayMs),
            ];
          } else if (deliversSince !== null) dispatch(sessionEvents.balanceConnectionRestored());
        },
        onProblem: fail,
      },
      { isRetry },
    );
  });
  return {
    end,
    wasHealthy: () => deliversSince !== null && clock.now() - deliversSince >= healthyMs,
    stop() {
      clearTimers();
      stopWatching();
    },
  };
}
