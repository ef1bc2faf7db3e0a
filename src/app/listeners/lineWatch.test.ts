import { restApi } from '../../api/restApi';
import { isBettingOpen } from '../../features/game/gameSelectors';
import { gameEvents } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../appEvents';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A live line in round 50 with 40 seconds left; the middle of every random range. */
async function setUp() {
  const server = startFakeServer();
  server.on('GET results', { body: [] });
  server.on('GET bets', { body: [] });
  const { store, services } = makeTestStore();
  const { broadcasts, clock } = services;
  store.dispatch(appStarted());
  const pass = async (milliseconds: number) => {
    for (let rest = milliseconds; rest > 0; rest -= 100) {
      clock.advance(Math.min(100, rest));
      await jest.advanceTimersByTimeAsync(Math.min(100, rest));
    }
  };
  broadcasts.emit({ kind: 'connection', state: 'open' });
  store.dispatch(gameEvents.roundStarted({ roundId: 50 }));
  broadcasts.emit({ kind: 'countdown', secondsLeft: 40 });
  const settle = async () => {
    await Promise.all(store.dispatch(restApi.util.getRunningQueriesThunk()));
    await jest.advanceTimersByTimeAsync(0);
  };
  await settle();
  return {
    store,
    settle,
    ...services,
    pass,
    push: (secondsLeft: number) => broadcasts.emit({ kind: 'countdown', secondsLeft }),
    state: () => store.getState().game.line.state,
    isOpen: () => isBettingOpen(store.getState(), clock.now()),
  };
}

const calculate = gameEvents.roundCalculated({
  result: { roundId: 50, createdAt: null, digits: '472' },
});

describe('a line on which a round runs', () => {
  it('is silent 3 s after the last event: betting is closed', async () => {
    const { pass, state, isOpen } = await setUp();
    await pass(2900);
    expect(state()).toBe('live');
    expect(isOpen()).toBe(true);
    await pass(100);
    expect(state()).toBe('silent');
    expect(isOpen()).toBe(false);
  });

  it('is thrown away two seconds later and made anew after a random wait', async () => {
    const { pass, state, broadcasts } = await setUp();
    await pass(4900);
    expect(state()).toBe('silent');
    await pass(100);
    expect(state()).toBe('reconnecting');
    expect(broadcasts.reconnects()).toBe(0);
    await pass(2000);
    expect(broadcasts.reconnects()).toBe(1);
  });

  it('stays live while it speaks', async () => {
    const { pass, push, state, broadcasts } = await setUp();
    for (let second = 39; second > 0; second -= 1) {
      await pass(1000);
      push(second);
      expect(state()).toBe('live');
    }
    expect(broadcasts.reconnects()).toBe(0);
  });

  it('is live again with the next event, but not believed until it is told what it missed', async () => {
    const { store, pass, push, state, isOpen } = await setUp();
    await pass(3500);
    push(36);
    expect(state()).toBe('live');
    expect(isOpen()).toBe(false);
    store.dispatch(gameEvents.roundStarted({ roundId: 51 }));
    push(60);
    expect(isOpen()).toBe(true);
  });

  it('that speaks after it was given up is kept', async () => {
    const { pass, push, state, broadcasts } = await setUp();
    await pass(5500);
    push(34);
    for (let second = 33; second > 20; second -= 1) {
      await pass(1000);
      push(second);
    }
    expect(state()).toBe('live');
    expect(broadcasts.reconnects()).toBe(0);
  });
});

describe('a line while a round is drawn', () => {
  it('may rest for 25 s, and is made anew after that', async () => {
    const { store, pass, state } = await setUp();
    store.dispatch(calculate);
    await pass(24_900);
    expect(state()).toBe('live');
    await pass(100);
    expect(state()).toBe('silent');
    await pass(2000);
    expect(state()).toBe('reconnecting');
  });
});

describe('a connection that is being made', () => {
  it('is given up after 15 s', async () => {
    const { store, pass, state } = await setUp();
    store.dispatch(gameEvents.lineLost());
    await pass(2000);
    store.dispatch(gameEvents.lineLost());
    const { losses } = store.getState().game.line;
    await pass(3000);
    expect(state()).toBe('reconnecting');
    await pass(14_900);
    expect(store.getState().game.line.losses).toBe(losses);
    await pass(100);
    expect(store.getState().game.line.losses).toBe(losses + 1);
  });
});

it('nothing is watched or made anew once the session is over', async () => {
  const { store, settle, pass, broadcasts } = await setUp();
  store.dispatch(sessionEvents.loggedOut());
  await settle();
  const { line } = store.getState().game;
  await pass(120_000);
  expect(store.getState().game.line).toEqual(line);
  expect(broadcasts.reconnects()).toBe(0);
});
