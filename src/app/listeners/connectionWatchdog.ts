import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { gameEvents } from '../../features/game/gameSlice';
import {
  givenUpFrom,
  heartbeatFrom,
  openingLimitMs,
  pongLimitMs,
  quietFrom,
} from '../../features/game/connection';
import type { RootState } from '../rootReducer';
import type { Services } from '../services';
import type { AppDispatch, StartAppListening } from '../storeTypes';

type Listening = ListenerEffectAPI<RootState, AppDispatch, Services>;

/**
 * The watchdog of the connection. pusher-js notices a dead socket after up to 150 seconds, and one
 * whose pings are answered never. A push that is due and doesn't come makes the connection quiet; it
 * is pinged, and lost where no answer comes. So is one that doesn't open.
 */
export function listenForSilence(startListening: StartAppListening): void {
  startListening({
    predicate: (_, { game }, before) =>
      game.line !== before.game.line ||
      game.round.countdown.deadline !== before.game.round.countdown.deadline ||
      game.round.countdown.isOver !== before.game.round.countdown.isOver,
    effect: async (_, listening) => {
      listening.cancelActiveListeners();
      const { line } = listening.getState().game;
      if (line.status === 'open') await watchOpen(listening);
      else if (line.status === 'quiet') await watchQuiet(listening);
      else if (line.attemptedAt !== null) {
        await listening.delay(openingLimitMs);
        listening.dispatch(gameEvents.lineLost());
      }
    },
  });
}

/** Waits for the push that is missing, and asks now and then for a sign of life. */
async function watchOpen(listening: Listening): Promise<void> {
  const { dispatch, getState, delay, extra } = listening;
  const { line, round } = getState().game;
  const quietAt = quietFrom(line, round) ?? Infinity;
  const heartbeatAt = heartbeatFrom(line);
  await until(Math.min(quietAt, heartbeatAt), listening);
  if (quietAt <= heartbeatAt) {
    dispatch(gameEvents.lineFellSilent({ at: extra.clock.now() }));
    return;
  }
  extra.broadcasts.ping();
  await delay(pongLimitMs);
  dispatch(gameEvents.lineLost());
}

/** Pings; an answer wins some time, in which the connection may bring events again. */
async function watchQuiet(listening: Listening): Promise<void> {
  const { dispatch, getState, extra } = listening;
  const { line } = getState().game;
  if (line.isGivenUp || line.quietAt === null) return;
  const isAnswered = line.aliveAt !== null && line.aliveAt >= line.quietAt;
  if (isAnswered) {
    await until(givenUpFrom(line), listening);
    dispatch(gameEvents.lineGivenUp());
    return;
  }
  extra.broadcasts.ping();
  await until(line.quietAt + pongLimitMs, listening);
  dispatch(gameEvents.lineLost());
}

/** Waits until a point in time of the app's clock. */
function until(at: number, { delay, extra }: Listening): Promise<void> {
  return delay(Math.max(0, at - extra.clock.now()));
}
