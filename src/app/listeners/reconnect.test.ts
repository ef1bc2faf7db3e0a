import { startFakeServer } from '../../testing/fakeServer';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../appEvents';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp(options: TestServicesOptions = {}) {
  startFakeServer();
  const { store, services } = makeTestStore(options);
  store.dispatch(appStarted());
  const { broadcasts } = services;
  const pass = (milliseconds: number) => {
    services.clock.advance(milliseconds);
    return jest.advanceTimersByTimeAsync(milliseconds);
  };
  return {
    store,
    ...services,
    pass,
    open: () => broadcasts.emit({ kind: 'connection', state: 'open' }),
    lose: () => broadcasts.emit({ kind: 'connection', state: 'lost' }),
    state: () => store.getState().game.line.state,
  };
}

describe('a lost line', () => {
  it('is made anew after waits that grow, also where a connection opens but says nothing', async () => {
    const { broadcasts, open, lose, pass } = setUp({ random: () => 0.5 });
    const waits: number[] = [];
    for (let loss = 0; loss < 6; loss += 1) {
      open();
      lose();
      const before = broadcasts.reconnects();
      let waited = 0;
      for (; broadcasts.reconnects() === before; waited += 500) await pass(500);
      waits.push(waited);
    }
    expect(waits).toEqual([2000, 3000, 5000, 9000, 16_000, 16_000]);
  });

  it('begins with short waits again once an event came', async () => {
    const { broadcasts, open, lose, pass } = setUp();
    for (let loss = 0; loss < 5; loss += 1) lose();
    open();
    broadcasts.emit({ kind: 'dropped', channel: 'countdown', reason: 'junk' });
    lose();
    await pass(2000);
    expect(broadcasts.reconnects()).toBe(1);
  });
});

describe('a thousand clients that lose their line together', () => {
  it('come back spread over two seconds, none before the first', async () => {
    const random = generator(42);
    const clients = Array.from({ length: 1000 }, () => setUp({ random }));
    for (const { lose } of clients) lose();
    const comeBack: number[] = [];
    let before = 0;
    for (let elapsed = 100; elapsed <= 3000; elapsed += 100) {
      await jest.advanceTimersByTimeAsync(100);
      const after = clients.filter(({ broadcasts }) => broadcasts.reconnects() > 0).length;
      comeBack.push(after - before);
      before = after;
    }
    expect(before).toBe(1000);
    expect(comeBack.slice(0, 9)).toEqual(Array<number>(9).fill(0));
    // Evenly it would be 50 in each tenth of a second.
    expect(Math.max(...comeBack)).toBeLessThan(90);
  });
});

describe('a browser without a network', () => {
  it('says so at once; with the network back the line is made anew within half a second', async () => {
    const { page, broadcasts, open, pass, state } = setUp({ random: () => 0.99 });
    open();
    page.setOnline(false);
    expect(state()).toBe('offline');
    page.setOnline(true);
    expect(state()).toBe('reconnecting');
    await pass(500);
    expect(broadcasts.reconnects()).toBe(1);
    open();
    expect(state()).toBe('live');
  });

  it('is known at the start, and disproved by a connection that opens', () => {
    const { store, services } = makeTestStore();
    startFakeServer();
    services.page.setOnline(false);
    store.dispatch(appStarted());
    expect(store.getState().game.line.state).toBe('offline');
    services.broadcasts.emit({ kind: 'connection', state: 'open' });
    expect(store.getState().game.line.state).toBe('live');
  });
});

describe('a page that wakes', () => {
  it('beside a dead line makes it anew at once', async () => {
    const { page, clock, broadcasts, open, pass } = setUp();
    open();
    clock.advance(300_000);
    page.wake();
    await pass(0);
    expect(broadcasts.reconnects()).toBe(1);
  });

  it('does not wait out what was left of a long wait', async () => {
    const { page, broadcasts, lose, pass } = setUp();
    for (let loss = 0; loss < 8; loss += 1) lose();
    await pass(5000);
    expect(broadcasts.reconnects()).toBe(0);
    page.wake();
    page.wake();
    await pass(0);
    expect(broadcasts.reconnects()).toBe(1);
    await pass(14_000);
    expect(broadcasts.reconnects()).toBe(1);
  });

  it('beside a live line leaves it', async () => {
    const { page, broadcasts, open, pass } = setUp();
    open();
    await pass(1000);
    page.wake();
    await pass(2000);
    expect(broadcasts.reconnects()).toBe(0);
  });
});

/** Numbers from 0 to below 1 that are the same in each run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
