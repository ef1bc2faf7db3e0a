import { appStarted } from '../store/appEvents';
import { locationChanged } from '../store/navigationSlice';
import { betsEvents } from '../features/bets/betsSlice';
import { layoutEvents } from '../store/layoutSlice';
import { toastDismissed } from '../app/notifications/notificationsSlice';
import { gameEvents } from '../features/game/gameSlice';
import type { TraceDetails, TraceFile } from '../trace/traceFormat';
import { startFakeServer, stopFakeServer } from './fakeServer';
import type { FakeServer } from './fakeServer';
import { makeTestStore } from './makeTestStore';
import { testEnvironment, traceTextOf } from './traceOf';

const bet = (id: number, number: string, isSettled = false) => ({
  id,
  result_id: 50,
  number,
  amount: 5000,
  created_at: '2026-11-20T07:00:30.000000Z',
  odds: 90,
  win_lose: isSettled ? 445_000 : 0,
  result: isSettled ? { detail: '{"number":"407"}' } : null,
  is_calculate: isSettled,
});

const result = (roundId: number, number: string) => ({
  round_id: roundId,
  created_at: '2026-11-20T06:59:00.000000Z',
  detail: JSON.stringify({ number }),
});

const environment = {
  ...testEnvironment,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0',
  viewport: { width: 1366, height: 768 },
  pixelRatio: 1,
};

/**
 * A session as the app's own store and listeners run it, on Friday 20 November 2026 from 14:00 in
 * Phnom Penh: a bet that wins, a wait, a lost connection, a bet that is refused, a half-filled slip,
 * the report, and a session that ends.
 */
export async function recordSession(changes: Partial<TraceDetails> = {}): Promise<TraceFile> {
  const server = startFakeServer();
  try {
    return await play(server, changes);
  } finally {
    stopFakeServer();
  }
}

async function play(server: FakeServer, changes: Partial<TraceDetails>): Promise<TraceFile> {
  let settled = false;
  server.on('GET results', { body: [result(49, '118'), result(48, '007')] });
  server.on('GET previous-result', { body: result(49, '118') });
  server.on('GET bet-limit', { body: { min_bet: 1000, max_bet: 500_000 } });
  server.on('GET odds', { body: [{ type: '1D', odds: 9 }] });
  let placed = false;
  server.on('GET bets', () => ({ body: placed ? [bet(9, '07', settled)] : [] }));
  server.on('POST bets', () => {
    placed = true;
    return { status: 201, body: { message: 'Bet placed', data: bet(9, '07') } };
  });
  server.on('GET report', {
    body: [
      { date: '2026-11-19', turn_over: 40_000, win_lose: -40_000 },
      { date: '2026-11-20', turn_over: 5000, win_lose: 445_000 },
    ],
  });
  const { store, services } = makeTestStore();
  const { clock, broadcasts, balances, recorder } = services;
  const { dispatch } = store;
  const pause = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await settle();
  };
  const goTo = (pathname: string, search = '') => dispatch(locationChanged({ pathname, search }));
  const countDown = async (from: number, to: number) => {
    for (let secondsLeft = from; secondsLeft >= to; secondsLeft -= 1) {
      broadcasts.emit({ kind: 'countdown', secondsLeft });
      await pause(secondsLeft === to ? 100 : 1000);
    }
  };
  const press = async (digits: string) => {
    for (const digit of digits) {
      dispatch(betsEvents.digitPressed({ digit }));
      await pause(300);
    }
  };
  const stake = async (roundId: number, number: string, amount: number) => {
    await press(number);
    dispatch(betsEvents.slipOpened({ roundId, number }));
    await pause(900);
    dispatch(betsEvents.slipAmountChanged({ amount }));
    await pause(700);
    dispatch(betsEvents.betSubmitted({ roundId, number, amount }));
    await pause(300);
  };

  dispatch(appStarted());
  goTo('/');
  await settle();
  broadcasts.emit({ kind: 'connection', state: 'open' });
  balances.push(500_000);
  broadcasts.emit({ kind: 'status', status: 'start', roundId: 50, result: null });
  await countDown(48, 44);
  await stake(50, '07', 5000);
  balances.push(495_000);
  await pause(1700);
  dispatch(toastDismissed({ id: 1 }));
  await countDown(38, 0);
  settled = true;
  const drawn = { roundId: 50, createdAt: '2026-11-20T07:01:00.000000Z', digits: '407' };
  broadcasts.emit({ kind: 'status', status: 'calculate', roundId: 50, result: drawn });
  broadcasts.emit({ kind: 'result', ...drawn });
  for (let digit = 0; digit < 3; digit += 1) {
    await pause(2000);
    dispatch(gameEvents.digitRevealed());
  }
  balances.push(945_000);
  await pause(5000);
  dispatch(gameEvents.revealClosed());
  goTo('/', '?slug=win-lose');
  await pause(1500);

  broadcasts.emit({ kind: 'status', status: 'start', roundId: 51, result: null });
  await countDown(58, 54);
  broadcasts.emit({ kind: 'connection', state: 'lost' });
  await pause(6000);
  broadcasts.emit({ kind: 'connection', state: 'open' });
  await countDown(47, 45);
  server.on('POST bets', { status: 422, body: { message: 'The stake is above your limit.' } });
  await stake(51, '472', 400_000);
  dispatch(betsEvents.slipAmountChanged({ amount: 25_000 }));
  await countDown(42, 41);
  dispatch(toastDismissed({ id: 2 }));
  await countDown(40, 37);
  dispatch(betsEvents.slipClosed());
  dispatch(layoutEvents.userMenuOpened());
  await pause(700);
  dispatch(layoutEvents.userMenuClosed());
  goTo('/report', '?start_date=2026-11-16&end_date=2026-11-22');
  await pause(4000);
  server.on('GET results', { status: 401, body: { message: 'Unauthenticated.' } });
  goTo('/');
  await pause(600);
  goTo('/login');
  await pause(1000);
  return JSON.parse(traceTextOf(recorder, undefined, { environment, ...changes })) as TraceFile;
}

/** Lets every answer that is there arrive. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
