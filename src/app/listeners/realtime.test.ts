import { secondsLeftAt } from '../../features/game/countdown';
import { sessionEvents } from '../../features/session/sessionSlice';
import { accessTokenRefused } from '../../api/baseQuery';
import { startFakeServer } from '../../testing/fakeServer';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../appEvents';

function setUp(options: TestServicesOptions = {}) {
  const server = startFakeServer();
  server.on('GET results', { body: [] });
  server.on('GET bets', { body: [] });
  const { store, services } = makeTestStore(options);
  store.dispatch(appStarted());
  const game = () => store.getState().game;
  return { store, services, server, game, ...services };
}

/** Lets everything run that was set off before. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const otherPlayer = { userId: '1002', username: 'dararith', currency: 'KHR' };

describe('the lines to the server', () => {
  it('open with the app where a session is stored', () => {
    const { broadcasts, balances } = setUp();
    expect(broadcasts.isConnected()).toBe(true);
    expect(balances.watchedUser()).toBe('1001');
  });

  it('stay shut without a session, and open with a sign-in', () => {
    const { store, broadcasts, balances } = setUp({ session: null });
    expect(broadcasts.isConnected()).toBe(false);
    store.dispatch(sessionEvents.signedIn(otherPlayer));
    expect(broadcasts.isConnected()).toBe(true);
    expect(balances.watchedUser()).toBe('1002');
  });

  it.each([
    ['a logout', sessionEvents.loggedOut()],
    ['a refused token', accessTokenRefused()],
  ])('close with %s', async (_, end) => {
    const { store, broadcasts, balances } = setUp();
    store.dispatch(end);
    await settle();
    expect(broadcasts.isConnected()).toBe(false);
    expect(balances.watchedUser()).toBeNull();
  });

  it('serve the player who signed in over an older session', async () => {
    const { store, broadcasts, balances } = setUp();
    store.dispatch(sessionEvents.signedIn(otherPlayer));
    await settle();
    expect(broadcasts.isConnected()).toBe(true);
    expect(balances.watchedUser()).toBe('1002');
    store.dispatch(sessionEvents.loggedOut());
    await settle();
    expect(broadcasts.isConnected()).toBe(false);
  });
});

describe('an event of the broadcaster', () => {
  const result = { roundId: 50, createdAt: null, digits: '007' };
  const start = { kind: 'status', status: 'start', roundId: 50, result: null } as const;

  it('start makes its round the current one', () => {
    const { broadcasts, game } = setUp();
    broadcasts.emit(start);
    expect(game().round).toMatchObject({ id: 50, isAnnounced: true });
  });

  it('calculate shows its result alone', () => {
    const { broadcasts, game } = setUp();
    broadcasts.emit({ kind: 'status', status: 'calculate', roundId: 50, result });
    expect(game().round).toMatchObject({ status: 'calculate', calculated: result });
  });

  it('of another status is stored', () => {
    const { broadcasts, game } = setUp();
    broadcasts.emit(start);
    broadcasts.emit({ kind: 'status', status: 'paused', roundId: 99, result: null });
    expect(game().round).toMatchObject({ id: 50, status: 'paused' });
  });

  it('countdown is stamped with the app’s clock', () => {
    const { broadcasts, game, clock } = setUp();
    broadcasts.emit({ kind: 'countdown', secondsLeft: 30 });
    clock.advance(12_000);
    expect(secondsLeftAt(game().round.countdown, clock.now())).toBe(18);
  });

  it('result opens the reveal', () => {
    const { broadcasts, game } = setUp();
    broadcasts.emit(start);
    broadcasts.emit({ kind: 'result', roundId: null, createdAt: null, digits: '007' });
    expect(game().reveal).toMatchObject({ roundId: 50, digits: '007' });
  });

  it('that was dropped is logged, and the next good one works', () => {
    const { broadcasts, game, logger } = setUp();
    const before = game();
    broadcasts.emit({ kind: 'dropped', channel: 'countdown', reason: 'expected number' });
    expect(game()).toEqual(before);
    expect(logger.lines).toContainEqual({
      message: 'event of channel countdown dropped',
      details: 'expected number',
    });
    broadcasts.emit(start);
    expect(game().round.id).toBe(50);
  });

  it.each([
    ['initialized', 'connecting'],
    ['connecting', 'connecting'],
    ['connected', 'live'],
    ['unavailable', 'reconnecting'],
    ['failed', 'reconnecting'],
    ['disconnected', 'reconnecting'],
  ] as const)('of the first connection being %s reads as %s', (state, connection) => {
    const { broadcasts, game } = setUp();
    broadcasts.emit({ kind: 'connection', state });
    expect(game().connection).toBe(connection);
  });

  it('of a lost connection being made again reads as reconnecting', () => {
    const { broadcasts, game } = setUp();
    broadcasts.emit({ kind: 'connection', state: 'connected' });
    broadcasts.emit({ kind: 'connection', state: 'connecting' });
    expect(game().connection).toBe('reconnecting');
  });
});

describe('the balance', () => {
  const setUpBalance = () => {
    const parts = setUp();
    return { ...parts, balance: () => parts.store.getState().session.balance };
  };

  it('is unknown before the first value, never 0', () => {
    const { balances, balance, logger } = setUpBalance();
    expect(balance()).toBeNull();
    balances.push(null);
    expect(balance()).toBeNull();
    expect(logger.lines).toContainEqual({ message: 'balance dropped', details: 'null' });
  });

  it('follows each value of the record', () => {
    const { balances, balance } = setUpBalance();
    balances.push(5000.9);
    expect(balance()).toBe(5000.9);
    balances.push('4000.00');
    expect(balance()).toBe(4000);
    balances.push(0);
    expect(balance()).toBe(0);
  });

  it.each([null, undefined, NaN, Infinity, '', 'x', '<b>5</b>', {}, [5], true, { balance: 5 }])(
    'stays the last known one after %p',
    (junk) => {
      const { balances, balance } = setUpBalance();
      balances.push(5000);
      balances.push(junk);
      expect(balance()).toBe(5000);
    },
  );

  it('does not write what it dropped into the log', () => {
    const { balances, logger } = setUpBalance();
    balances.push('secret');
    expect(JSON.stringify(logger.lines)).not.toContain('secret');
  });
});
