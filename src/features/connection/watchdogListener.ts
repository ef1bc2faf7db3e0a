import { shallowEqual } from 'react-redux';
import { connectionEvents } from './connectionSlice';
import type { ConnectionState } from './connectionSlice';
import { givenUpFrom, heartbeatFrom, openingLimitMs, quietFrom } from './connection';
import { pongLimitMs } from './latency';
import { heartbeatSpreadMs, spreadWaitMs } from '../../platform/backoff';
import type { AppListening } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';

/**
 * The watchdog of the connection. pusher-js takes up to 150 seconds to notice a dead socket, and never
 * notices one that only answers pings. A missing push makes the connection quiet; it is then pinged, given
 * up if it stays quiet, and lost without a pong. An attempt that does not open in time is lost too.
 */
export function listenForSilence(startListening: StartAppListening): void {
  startListening({
    // Any event of the connection moves the wait: the change of state covers them.
    predicate: (_, { connection }, before) =>
      !shallowEqual(withoutDelay(connection), withoutDelay(before.connection)),
    effect: async (_, listenerApi) => {
      listenerApi.cancelActiveListeners();
      const { connection } = listenerApi.getState();
      if (connection.status === 'open') await watchOpen(listenerApi);
      else if (connection.status === 'quiet') await watchQuiet(listenerApi);
      else if (connection.attemptedAt !== null) {
        await listenerApi.delay(openingLimitMs);
        listenerApi.dispatch(connectionEvents.lost());
      }
    },
  });
}

/** A measured delay moves no wait. */
const withoutDelay = ({ roundTripsMs: _, ...others }: ConnectionState) => others;

/** Waits until a push is overdue, and pings a silent server. */
async function watchOpen(listenerApi: AppListening): Promise<void> {
  const { dispatch, getState, delay, extra } = listenerApi;
  const { connection } = getState();
  const quietAt = quietFrom(connection) ?? Infinity;
  const heartbeatAt = heartbeatFrom(connection) - spreadWaitMs(extra.random(), heartbeatSpreadMs);
  await delayUntil(Math.min(quietAt, heartbeatAt), listenerApi);
  if (quietAt <= heartbeatAt) {
    dispatch(connectionEvents.wentQuiet({ at: extra.clock.now() }));
    return;
  }
  extra.broadcasts.ping();
  await delay(pongLimitMs(getState().connection.roundTripsMs));
  dispatch(connectionEvents.lost());
}

/** Pings, gives up what stays quiet whether it answers or not, and waits for the pong. */
async function watchQuiet(listenerApi: AppListening): Promise<void> {
  const { dispatch, getState, extra } = listenerApi;
  const { connection } = getState();
  const { quietAt, aliveAt, isGivenUp, roundTripsMs } = connection;
  const isAnswered = aliveAt !== null && aliveAt >= (quietAt ?? 0);
  if (quietAt === null || (isAnswered && isGivenUp)) return;
  if (!isAnswered && !isGivenUp) extra.broadcasts.ping();
  const lostAt = isAnswered ? Infinity : quietAt + pongLimitMs(roundTripsMs);
  const givenUpAt = isGivenUp ? Infinity : givenUpFrom(connection);
  await delayUntil(Math.min(lostAt, givenUpAt), listenerApi);
  dispatch(lostAt <= givenUpAt ? connectionEvents.lost() : connectionEvents.givenUp());
}

/** Waits until `at`, in milliseconds of the app's clock. */
function delayUntil(at: number, { delay, extra }: AppListening): Promise<void> {
  return delay(Math.max(0, at - extra.clock.now()));
}
