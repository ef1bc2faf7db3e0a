import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { gameEvents } from '../game/gameSlice';
import { givenUpFrom, heartbeatFrom, openingLimitMs, quietFrom } from './connection';
import { pongLimitMs } from './latency';
import { pingServer } from './latencyListener';
import type { RootState } from '../../store/rootState';
import type { Services } from '../../store/services';
import type { AppDispatch, StartAppListening } from '../../store/storeTypes';

type ListenerApi = ListenerEffectAPI<RootState, AppDispatch, Services>;

/**
 * The watchdog of the connection. pusher-js takes up to 150 seconds to notice a dead socket, and never
 * notices one that only answers pings. A missing push makes the connection quiet; it is then pinged, given
 * up if it stays quiet, and lost without a pong. An attempt that does not open in time is lost too.
 */
export function listenForSilence(startListening: StartAppListening): void {
  startListening({
    // Any event of the connection and any new countdown moves the wait: the change of state covers them.
    predicate: (_, { game }, before) =>
      game.connection !== before.game.connection ||
      game.round.countdown !== before.game.round.countdown,
    effect: async (_, listenerApi) => {
      listenerApi.cancelActiveListeners();
      const { connection } = listenerApi.getState().game;
      if (connection.status === 'open') await watchOpen(listenerApi);
      else if (connection.status === 'quiet') await watchQuiet(listenerApi);
      else if (connection.attemptedAt !== null) {
        await listenerApi.delay(openingLimitMs);
        listenerApi.dispatch(gameEvents.connectionLost());
      }
    },
  });
}

/** Waits until a push is overdue, and pings a silent server. */
async function watchOpen(listenerApi: ListenerApi): Promise<void> {
  const { dispatch, getState, delay, extra } = listenerApi;
  const { connection, round } = getState().game;
  const quietAt = quietFrom(connection, round) ?? Infinity;
  const heartbeatAt = heartbeatFrom(connection);
  await delayUntil(Math.min(quietAt, heartbeatAt), listenerApi);
  if (quietAt <= heartbeatAt) {
    dispatch(gameEvents.connectionWentQuiet({ at: extra.clock.now() }));
    return;
  }
  dispatch(pingServer());
  await delay(pongLimitMs(getState().game.latency));
  dispatch(gameEvents.connectionLost());
}

/** Pings, gives up what stays quiet whether it answers or not, and waits for the pong. */
async function watchQuiet(listenerApi: ListenerApi): Promise<void> {
  const { dispatch, getState } = listenerApi;
  const { connection, latency } = getState().game;
  const { quietAt, aliveAt, isGivenUp } = connection;
  const isAnswered = aliveAt !== null && aliveAt >= (quietAt ?? 0);
  if (quietAt === null || (isAnswered && isGivenUp)) return;
  if (!isAnswered && !isGivenUp) dispatch(pingServer());
  const lostAt = isAnswered ? Infinity : quietAt + pongLimitMs(latency);
  const givenUpAt = isGivenUp ? Infinity : givenUpFrom(connection);
  await delayUntil(Math.min(lostAt, givenUpAt), listenerApi);
  dispatch(lostAt <= givenUpAt ? gameEvents.connectionLost() : gameEvents.connectionGivenUp());
}

/** Waits until `at`, in milliseconds of the app's clock. */
function delayUntil(at: number, { delay, extra }: ListenerApi): Promise<void> {
  return delay(Math.max(0, at - extra.clock.now()));
}
