import type { Dispatch } from '@reduxjs/toolkit';
import { betsEvents } from '../features/bets/betsSlice';
import { broadcast } from '../features/connection/broadcasts';
import { gameEvents } from '../features/game/gameSlice';
import { sessionEvents } from '../features/session/sessionSlice';
import { restApi } from '../api/restApi';
import type { fakeClock } from './fakePorts';
import { seededRandom } from './seededRandom';

const roundSeconds = 72;
const openSeconds = 60;
/** Bets that the server lists: the present day's. */
const listedBets = 60;

/** When the server made something of a round. */
const createdAtRound = (round: number) =>
  new Date(Date.UTC(2026, 10, 20, 7, 0, round * roundSeconds)).toISOString().replace('Z', '000Z');

/** What the server lists after so many rounds, newest first. */
function betsAfter(round: number, listed = listedBets) {
  return Array.from({ length: Math.min(round, listed) }, (_, back) => ({
    id: 9000 + round - back,
    roundId: 240_000 + round - back,
    number: String((round - back) % 1000).padStart(3, '0'),
    type: '3D',
    amount: 1000 * (1 + ((round - back) % 9)),
    odds: 800,
    createdAt: createdAtRound(round - back),
    winLose: -1000,
    drawnDigits: back === 0 ? null : '472',
    isSettled: back > 0,
  }));
}

function resultsAfter(round: number) {
  return Array.from({ length: 100 }, (_, back) => ({
    roundId: 240_000 + round - back - 1,
    createdAt: createdAtRound(round - back),
    digits: String(((round - back) * 37) % 1000).padStart(3, '0'),
  }));
}

/**
 * A player who sits at the game: a push a second, a bet a round, lists after each draw. Pushes are up to
 * 60 ms early or late, as on a real connection.
 * @param from hours that were played before
 */
export function simulateHours(
  store: { dispatch: Dispatch },
  clock: ReturnType<typeof fakeClock>,
  hours: number,
  from = 0,
): void {
  const answered = respondWith(store, clock.now);
  const random = seededRandom(1 + from);

  for (let second = from * 3600; second < (from + hours) * 3600; second += 1) {
    clock.advance(940 + Math.floor(120 * random()));
    const round = 1 + Math.floor(second / roundSeconds);
    const inRound = second % roundSeconds;
    const roundId = 240_000 + round;
    const number = String(round % 1000).padStart(3, '0');
    if (inRound === 0) {
      store.dispatch(broadcast.roundStarted({ roundId, receivedAt: 0 }));
      answered('getResults', resultsAfter(round));
    }
    if (inRound <= openSeconds) {
      const secondsLeft = openSeconds - inRound;
      store.dispatch(broadcast.countdownReceived({ secondsLeft, receivedAt: clock.now() }));
    }
    if (inRound === 20) {
      for (const digit of number) store.dispatch(betsEvents.digitPressed({ digit }));
      store.dispatch(betsEvents.slipOpened({ roundId, number }));
      store.dispatch(betsEvents.slipAmountChanged({ amount: 1000 }));
    }
    if (inRound === 25) {
      store.dispatch(betsEvents.slipClosed());
      store.dispatch(betsEvents.numberCleared());
      store.dispatch(sessionEvents.balanceReceived({ balance: 500_000 - round }));
    }
    if (inRound === openSeconds + 1) {
      store.dispatch(broadcast.resultReceived({ roundId, digits: '472', receivedAt: 0 }));
      answered('getBets', betsAfter(round));
    }
  }
}

/** The server sends a list of so many bets. */
export function receiveBets(store: { dispatch: Dispatch }, now: number, count: number): void {
  respondWith(store, () => now)('getBets', betsAfter(2 * count, count));
}

/** Dispatches what RTK Query and the listeners dispatch for a query and its response on an open connection. */
export function respondWith(store: { dispatch: Dispatch }, now: () => number) {
  let requests = 0;
  return (endpointName: string, payload: unknown) => {
    requests += 1;
    const arg = {
      type: 'query',
      endpointName,
      queryCacheKey: `${endpointName}(undefined)`,
      originalArgs: undefined,
      subscribe: false,
      forceRefetch: true,
    };
    const requestId = `V1StGXR8_Z5jdHi6B-${String(requests).padStart(3, '0')}`;
    const meta = { arg, requestId, startedTimeStamp: now() };
    store.dispatch({ type: `${restApi.reducerPath}/executeQuery/pending`, meta });
    if (endpointName === 'getResults') store.dispatch(gameEvents.syncRequested({ requestId }));
    store.dispatch({
      type: `${restApi.reducerPath}/executeQuery/fulfilled`,
      payload,
      meta: { ...meta, fulfilledTimeStamp: now() },
    });
  };
}
