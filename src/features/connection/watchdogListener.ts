import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { gameEvents } from '../game/gameSlice';
import { givenUpFrom, heartbeatFrom, openingLimitMs, pongLimitMs, quietFrom } from './connection';
import type { RootState } from '../../app/rootReducer';
import type { Services } from '../../app/services';
import type { AppDispatch, StartAppListening } from '../../app/storeTypes';

type Listening = ListenerEffectAPI<RootState, AppDispatch, Services>;

/**
 * The watchdog of the connection. pusher-js notices a dead socket after up to 150 seconds, and one
 * whose pings are answered never. A push that is due and doesn't come makes the connection quiet; it
 * is pinged, and lost where no answer comes. So is one that doesn't open.
 */
export function listenForSilence(startListening: StartAppListening): void {
  startListening({
    predicate: (_, { game }, before) =>
      game.connection !== before.game.connection ||
      game.round.countdown.deadline !== before.game.round.countdown.deadline ||
      game.round.countdown.isOver !== before.game.round.countdown.isOver,
    effect: async (_, listening) => {
      listening.cancelActiveListeners();
      const { connection } = listening.getState().game;
      if (connection.status === 'open') await watchOpen(listening);
      else if (connection.status === 'quiet') await watchQuiet(listening);
      else if (connection.attemptedAt !== null) {
        await listening.delay(openingLimitMs);
        listening.dispatch(gameEvents.connectionLost());
      }
    },
  });
}

/** Waits for the push that is missing, and asks now and then for a sign of life. */
async function watchOpen(listening: Listening): Promise<void> {
  const { dispatch, getState, delay, extra } = listening;
  const { connection, round } = getState().game;
  const quietAt = quietFrom(connection, round) ?? Infinity;
  const heartbeatAt = heartbeatFrom(connection);
  await until(Math.min(quietAt, heartbeatAt), listening);
  if (quietAt <= heartbeatAt) {
    dispatch(gameEvents.connectionWentQuiet({ at: extra.clock.now() }));
    return;
  }
  extra.broadcasts.ping();
  await delay(pongLimitMs);
  dispatch(gameEvents.connectionLost());
}

/** Pings; an answer wins some time, in which the connection may bring events again. */
async function watchQuiet(listening: Listening): Promise<void> {
  const { dispatch, getState, extra } = listening;
  const { connection } = getState().game;
  if (connection.isGivenUp || connection.quietAt === null) return;
  const isAnswered = connection.aliveAt !== null && connection.aliveAt >= connection.quietAt;
  if (isAnswered) {
    await until(givenUpFrom(connection), listening);
    dispatch(gameEvents.connectionGivenUp());
    return;
  }
  extra.broadcasts.ping();
  await until(connection.quietAt + pongLimitMs, listening);
  dispatch(gameEvents.connectionLost());
}

/** Waits until a point in time of the app's clock. */
function until(at: number, { delay, extra }: Listening): Promise<void> {
  return delay(Math.max(0, at - extra.clock.now()));
}
