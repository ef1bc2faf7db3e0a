import { sessionEnded } from '../../api/apiEvents';
import { restApi } from '../../api/restApi';
import { isBettingOpen } from '../game/gameSelectors';
import { broadcast } from './broadcasts';
import { connectionEvents } from './connectionSlice';
import { advanceTime } from '../../testing/invariants/virtualTime';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../../store/appEvents';

beforeEach(() => jest.useFakeTimers());

/** An open connection in round 50 and a server that answers pings; by default no spread in any wait. */
async function setUp(random = 0) {
  const { store, services } = makeTestStore({ random: () => random });
  const { broadcasts, clock } = services;
  let answer = () => broadcasts.emit({ kind: 'pong' });
  broadcasts.onPing(() => answer());
  store.dispatch(appStarted());
  const pass = async (milliseconds: number) => {
    for (let rest = milliseconds; rest > 0; rest -= 100) {
      clock.advance(Math.min(100, rest));
      await advanceTime(Math.min(100, rest));
    }
  };
  broadcasts.emit({ kind: 'connection', state: 'open' });
  store.dispatch(broadcast.roundStarted({ roundId: 50, receivedAt: clock.now() }));
  const settle = async () => {
    await Promise.all(store.dispatch(restApi.util.getRunningQueriesThunk()));
    await jest.advanceTimersByTimeAsync(0);
  };
  await settle();
  const push = (secondsLeft: number) => broadcasts.emit({ kind: 'countdown', secondsLeft });
  return {
    store,
    settle,
    ...services,
    pass,
    push,
    /** The calls of the app have usually taken this long. */
    measure: (ms: number) => {
      const event = connectionEvents.roundTripMeasured({ ms });
      for (let call = 0; call < 20; call += 1) store.dispatch(event);
    },
    /** Pushes down from a value at an interval in seconds; the last one has just come. */
    pushEach: async (gapSeconds: number, from: number, count: number) => {
      push(from);
      for (let index = 1; index < count; index += 1) {
        await pass(gapSeconds * 1000);
        push(Math.ceil(from - index * gapSeconds));
      }
    },
    die: () => {
      answer = () => undefined;
    },
    status: () => store.getState().connection.status,
    isOpen: () => isBettingOpen(store.getState(), clock.now()),
  };
}

const calculateAt = (receivedAt: number) =>
  broadcast.roundCalculated({
    result: { roundId: 50, createdAt: null, digits: '472' },
    receivedAt,
  });

/** How long the server may take for a pong, by the usual delay in milliseconds. */
const pongLimits: [string, number, number][] = [
  ['five seconds on a quick line', 20, 5000],
  ['four times the usual delay on a slow line', 2000, 8000],
];

describe('a connection that brought a push each second', () => {
  it('is not quiet after the start of a round that has no countdown yet', async () => {
    const { pushEach, pass, status, broadcasts } = await setUp();
    await pushEach(1, 40, 3);
    broadcasts.emit({ kind: 'status', status: 'start', roundId: 51, result: null });
    await pass(10_000);
    expect(status()).toBe('open');
    await pushEach(1, 60, 3);
    await pass(3000);
    expect(status()).toBe('quiet');
  });

  it('is pinged before it is replaced, within 10 s, although the server responds', async () => {
    const { pushEach, pass, status, broadcasts } = await setUp();
    await pushEach(1, 40, 3);
    await pass(3000);
    expect(broadcasts.pings()).toBe(1);
    await pass(3900);
    expect(status()).toBe('quiet');
    expect(broadcasts.reconnects()).toBe(0);
    await pass(100);
    expect(status()).toBe('reconnecting');
    expect(broadcasts.reconnects()).toBe(1);
  });

  it('is replaced 7 s after the last push if the ping has no response, however slow the line was', async () => {
    const { measure, pushEach, pass, status, isOpen, die, broadcasts } = await setUp();
    measure(3500);
    await pushEach(1, 40, 3);
    die();
    await pass(6900);
    expect(status()).toBe('quiet');
    expect(isOpen()).toBe(true);
    await pass(100);
    expect(broadcasts.reconnects()).toBe(1);
    expect(isOpen()).toBe(false);
  });

  it('is counted and made again once if it is given up and then lost', async () => {
    const { store, pushEach, pass, broadcasts, status } = await setUp();
    await pushEach(1, 40, 3);
    await pass(6500);
    broadcasts.emit({ kind: 'connection', state: 'lost' });
    expect(status()).toBe('reconnecting');
    expect(store.getState().connection.failures).toBe(1);
    await pass(500);
    expect(broadcasts.reconnects()).toBe(1);
    await pass(5000);
    expect(broadcasts.reconnects()).toBe(1);
  });
});

describe('a backend', () => {
  it('is never quiet with a push each round, and betting follows the local countdown', async () => {
    const { push, pass, status, isOpen, store, broadcasts, clock } = await setUp();
    for (let round = 50; round < 56; round += 1) {
      store.dispatch(broadcast.roundStarted({ roundId: round, receivedAt: clock.now() }));
      push(60);
      await pass(54_900);
      expect(status()).toBe('open');
      expect(isOpen()).toBe(true);
      await pass(17_100);
      expect(isOpen()).toBe(false);
    }
    expect(broadcasts.reconnects()).toBe(0);
  });

  it('is quiet, not only pinged, if both are due together', async () => {
    const { pushEach, pass, status, broadcasts, die } = await setUp();
    await pushEach(10, 60, 3);
    await pass(5000);
    broadcasts.emit({ kind: 'pong' });
    die();
    await pass(24_900);
    expect(status()).toBe('open');
    await pass(100);
    expect(status()).toBe('quiet');
  });

  it.each(pongLimits)(
    'that pushed each five seconds and is quiet is lost, and betting closed, without a pong within %s',
    async (_, ms, limitMs) => {
      const { measure, pushEach, pass, status, isOpen, die } = await setUp();
      measure(ms);
      await pushEach(5, 60, 4);
      die();
      await pass(15_000 + limitMs - 100);
      expect(status()).toBe('quiet');
      expect(isOpen()).toBe(true);
      await pass(100);
      expect(status()).toBe('reconnecting');
      expect(isOpen()).toBe(false);
    },
  );
});

describe('a connection while nothing is due', () => {
  it('is pinged every 25 s, and stays open while pongs arrive', async () => {
    const { store, pushEach, pass, status, broadcasts, clock } = await setUp();
    await pushEach(1, 40, 3);
    store.dispatch(calculateAt(clock.now()));
    await pass(24_900);
    expect(broadcasts.pings()).toBe(0);
    await pass(50_100);
    expect(broadcasts.pings()).toBe(3);
    expect(status()).toBe('open');
  });

  it('is pinged up to five seconds earlier, so that not all clients ping in the same instant', async () => {
    const { pass, broadcasts } = await setUp(0.5);
    await pass(22_400);
    expect(broadcasts.pings()).toBe(0);
    await pass(100);
    expect(broadcasts.pings()).toBe(1);
  });

  it.each(pongLimits)('[9.24] is lost if no pong comes within %s', async (_, ms, limitMs) => {
    const { measure, pass, status, die } = await setUp();
    measure(ms);
    die();
    await pass(25_000 + limitMs - 100);
    expect(status()).toBe('open');
    await pass(100);
    expect(status()).toBe('reconnecting');
  });
});

it('a connection attempt is given up after 15 s', async () => {
  const { store, pass, status } = await setUp();
  store.dispatch(connectionEvents.lost());
  await pass(1000);
  expect(store.getState().connection.attemptedAt).not.toBeNull();
  const { failures } = store.getState().connection;
  await pass(14_900);
  expect(store.getState().connection.failures).toBe(failures);
  await pass(100);
  expect(status()).toBe('reconnecting');
  expect(store.getState().connection.failures).toBe(failures + 1);
});

it('nothing is watched or made again once the session is over', async () => {
  const { store, settle, pass, broadcasts } = await setUp();
  store.dispatch(sessionEnded({ reason: 'loggedOut' }));
  await settle();
  const { connection } = store.getState();
  await pass(120_000);
  expect(store.getState().connection).toEqual(connection);
  expect(broadcasts.reconnects()).toBe(0);
  expect(broadcasts.pings()).toBe(0);
});
