import { secondsLeftAt } from '../game/countdown';
import { sessionEvents } from '../session/sessionSlice';
import { sessionEnded } from '../../api/apiEvents';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../../store/appEvents';

function setUp(options: TestServicesOptions = {}) {
  const { store, services, server } = makeTestStore(options);
  store.dispatch(appStarted());
  const game = () => store.getState().game;
  const connection = () => store.getState().connection;
  return { store, services, server, game, connection, ...services };
}

/** Lets everything run that was set off before. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const otherPlayer = { userId: '1002', username: 'dararith', currency: 'KHR' };

describe('the connections to the server', () => {
  it('open with the app if a session is stored', () => {
    const { broadcasts, balances } = setUp();
    expect(broadcasts.isConnected()).toBe(true);
    expect(balances.watchedUser()).toBe('1001');
  });

  it('are attempted at the app’s time', () => {
    const { connection, clock, broadcasts } = setUp();
    expect(connection().attemptedAt).toBe(clock.now());
    clock.advance(1000);
    broadcasts.emit({ kind: 'connection', state: 'open' });
    expect(connection().openedAt).toBe(clock.now());
  });

  it('stay closed without a session, and open with a sign-in', () => {
    const { store, broadcasts, balances } = setUp({ session: null });
    expect(broadcasts.isConnected()).toBe(false);
    store.dispatch(sessionEvents.signedIn(otherPlayer));
    expect(broadcasts.isConnected()).toBe(true);
    expect(balances.watchedUser()).toBe('1002');
  });

  it.each([
    ['a logout', sessionEnded({ reason: 'loggedOut' })],
    [
      'a refused token',
      sessionEnded({ reason: 'tokenRefused', endpoint: 'getBets', message: null }),
    ],
  ])('[6.5] close with %s', async (_, end) => {
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
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    await settle();
    expect(broadcasts.isConnected()).toBe(false);
  });
});

describe('an event of the broadcaster', () => {
  const result = { roundId: 50, createdAt: null, digits: '007' };
  const start = { kind: 'status', status: 'start', roundId: 50, result: null } as const;

  it('shows only its result if it is calculate', () => {
    const { broadcasts, game, logger } = setUp();
    broadcasts.emit({ kind: 'status', status: 'calculate', roundId: 50, result });
    expect(game().round).toMatchObject({ status: 'calculate', calculated: result });
    expect(logger.lines).toEqual([]);
  });

  it('[4.2] closes the round and loads the bets if it is calculate, whatever its result looks like', async () => {
    const { broadcasts, game, server, logger } = setUp();
    broadcasts.emit(start);
    broadcasts.emit({ kind: 'status', status: 'calculate', roundId: null, result: null });
    expect(game().round).toMatchObject({
      id: 50,
      status: 'calculate',
      countdown: { isOver: true },
    });
    await settle();
    // With the start, and with the calculate.
    expect(server.calls('GET bets')).toHaveLength(2);
    expect(logger.lines).toContainEqual({ message: 'calculate without a readable result' });
  });

  it('belongs to the round before if it is a result without an id while the present round takes bets', () => {
    const { broadcasts, game, clock } = setUp();
    broadcasts.emit(start);
    broadcasts.emit({ ...start, roundId: 51 });
    broadcasts.emit({ kind: 'countdown', secondsLeft: 30 });
    clock.advance(24_000);
    broadcasts.emit({ kind: 'result', roundId: null, digits: '007' });
    expect(game().reveal).toMatchObject({ roundId: 50 });
    clock.advance(1000);
    broadcasts.emit({ kind: 'result', roundId: null, digits: '472' });
    expect(game().reveal).toMatchObject({ roundId: 51, digits: '472' });
  });

  it('[4.4] is stored if it has another status', () => {
    const { broadcasts, game } = setUp();
    broadcasts.emit(start);
    broadcasts.emit({ kind: 'status', status: 'paused', roundId: 99, result: null });
    expect(game().round).toMatchObject({ id: 50, status: 'paused' });
  });

  it('is stamped with the app’s clock if it is countdown', () => {
    const { broadcasts, game, clock } = setUp();
    broadcasts.emit({ kind: 'countdown', secondsLeft: 30 });
    clock.advance(12_000);
    expect(secondsLeftAt(game().round.countdown, clock.now())).toBe(18);
  });

  it('[4.23] opens the reveal if it is result', () => {
    const { broadcasts, game } = setUp();
    broadcasts.emit(start);
    broadcasts.emit({ kind: 'result', roundId: null, digits: '007' });
    expect(game().reveal).toMatchObject({ roundId: 50, digits: '007' });
  });

  it('[4.11] is logged if it was dropped, and the next good one works', () => {
    const { broadcasts, connection, game, logger } = setUp();
    const { round } = game();
    broadcasts.emit({ kind: 'dropped', channel: 'countdown', reason: 'expected number' });
    expect(game().round).toEqual(round);
    expect(connection().unreadable).toEqual({ countdown: 1 });
    expect(logger.lines).toContainEqual({
      message: 'event of channel countdown dropped',
      details: 'expected number',
    });
    broadcasts.emit(start);
    expect(game().round.id).toBe(50);
  });

  it('is logged once if it has no channel, and does not prove that the connection works', () => {
    const { broadcasts, connection, logger } = setUp();
    broadcasts.emit({ kind: 'connection', state: 'open' });
    const before = connection();
    const lines = logger.lines.length;
    broadcasts.emit({ kind: 'dropped', channel: null, reason: 'the whole: expected Object' });
    expect(connection()).toEqual(before);
    expect(logger.lines.slice(lines)).toEqual([
      { message: 'frame of the broadcaster dropped', details: 'the whole: expected Object' },
    ]);
  });
});
