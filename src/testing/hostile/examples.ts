import { betRow, reportBetRow, resultRow } from '../../../sandbox/rest/rows';
import type { Json } from './hostileMessages';

/** Good messages, one of each kind that comes in; the hostile ones are made from them. */

const createdAt = Date.parse('2026-11-20T06:58:35Z');
const drawn = { roundId: 240_000, number: '107', createdAt };
const result = resultRow(drawn);
const olderResult = resultRow({ ...drawn, roundId: 239_999, number: '472' });
const won = { id: 612, userId: 1001, roundId: 240_000, number: '07', amount: 3000, createdAt };
const bet = betRow({ ...won, winLose: 267_000 }, drawn);
const open = { ...won, id: 611, roundId: 240_001, number: '5', amount: 2000, winLose: null };
const openBet = betRow(open, undefined);
const placedBet = betRow({ ...open, id: 613, number: '42', amount: 1000 }, undefined);
const dayRow = reportBetRow({ ...won, winLose: 267_000 });
const nextResult = resultRow({ ...drawn, roundId: 240_001 });

/** The cookies of a signed-in player. */
export const session = {
  access_token: 'access-token-of-the-test',
  firebase_token: 'firebase-token-of-the-test',
  id: 1001,
  username: 'sophea',
  currency: 'KHR',
};

/** The good answer of each call, by `method path`. */
export const goodAnswers = {
  'GET results': [result, olderResult],
  'GET previous-result': result,
  'GET bet-limit': { max_bet: 1_000_000, min_bet: 1000 },
  'GET odds': [{ type: '1D', odds: 8 }],
  'GET bets': [bet, openBet],
  'POST bets': { message: 'placed', data: placedBet },
  'GET report': [{ date: '2026-11-20', turn_over: 25_000, win_lose: -7000 }],
  'GET report/detail': {
    data: [dayRow, { ...dayRow, id: 610, result_id: 239_999, number: '5', type: '1D' }],
    total: { total_amount: 6000, win_lose: 534_000 },
  },
} satisfies Record<string, Json>;

export type CallName = keyof typeof goodAnswers;

/** The good answer of every call, as a fake server takes it. */
export const goodServer = Object.fromEntries(
  Object.entries(goodAnswers).map(([call, body]) => [call, { body }]),
);

/** A good payload of each kind of broadcast. */
export const goodEvents = {
  countdown: { channel: 'countdown', payload: { countdown: 41 } },
  start: { channel: 'gameStatus', payload: { status: 'start', result: { id: 240_001 } } },
  calculate: { channel: 'gameStatus', payload: { status: 'calculate', result: nextResult } },
  result: { channel: 'gameResult', payload: { data: nextResult } },
} satisfies Record<string, { channel: string; payload: Json }>;
