import type { Json } from './hostileMessages';

/** Good messages, one of each kind that comes in; the hostile ones are made from them. */

const detail = '{"number":"107"}';

const result = {
  id: 240_000,
  round_id: 240_000,
  created_at: '2026-11-20T06:59:05.000000Z',
  detail,
};

const olderResult = { ...result, id: 239_999, round_id: 239_999, detail: '{"number":"472"}' };

const bet = {
  id: 612,
  result_id: 240_000,
  number: '07',
  amount: 3000,
  created_at: '2026-11-20T06:58:35.000000Z',
  type: '2D',
  odds: 90,
  win_lose: 267_000,
  result,
  is_calculate: true,
};

const openBet = {
  ...bet,
  id: 611,
  result_id: 240_001,
  number: '5',
  amount: 2000,
  type: '1D',
  odds: 9,
  win_lose: 0,
  result: null,
  is_calculate: false,
};

const dayRow = {
  ...{ id: bet.id, result_id: bet.result_id, created_at: bet.created_at, number: bet.number },
  ...{ type: bet.type, amount: bet.amount, win_lose: bet.win_lose },
};

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
  'GET odds': [
    { type: '1D', odds: 8 },
    { type: '2D', odds: 85 },
    { type: '3D', odds: 750 },
  ],
  'GET bets': [bet, openBet],
  'POST bets': { message: 'placed', data: { ...openBet, id: 613, number: '42', amount: 1000 } },
  'GET report': [
    { date: '2026-11-20', turn_over: 25_000, win_lose: -7000 },
    { date: '2026-11-19', turn_over: 4000, win_lose: 32_000 },
  ],
  'GET report/detail': {
    data: [dayRow, { ...dayRow, id: 610, result_id: 239_999, number: '5', type: '1D' }],
    total: { total_amount: 6000, win_lose: 534_000 },
  },
  'POST login': session,
  'GET check-auth/link': session,
  'POST logout': { message: 'bye' },
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
  calculate: {
    channel: 'gameStatus',
    payload: { status: 'calculate', result: { ...result, id: 240_001, round_id: 240_001 } },
  },
  result: {
    channel: 'gameResult',
    payload: { data: { ...result, id: 240_001, round_id: 240_001 } },
  },
} satisfies Record<string, { channel: string; payload: Json }>;
