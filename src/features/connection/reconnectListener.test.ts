import { seededRandom } from '../../testing/seededRandom';
import { sessionEnded } from '../../api/apiEvents';
import { connectionEvents } from './connectionSlice';
import { sessionEvents } from '../session/sessionSlice';
import { startFakeServer } from '../../testing/fakeServer';
import type { TestServicesOptions } from '../../testing/makeTestServices';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../../store/appEvents';
import { advanceTime } from '../../testing/invariants/virtualTime';

const player = { userId: '1001', username: 'sophea', currency: 'KHR' };

beforeEach(() => jest.useFakeTimers());

function setUp(options: TestServicesOptions = {}) {
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
    state: () => store.getState().connection.status,
  };
}

it('a lost connection is made again after delays that double up to half a minute, even if one opens but is lost again', async () => {
  const { broadcasts, open, lose, pass } = setUp({ random: () => 0 });
  const waits: number[] = [];
  for (let loss = 0; loss < 7; loss += 1) {
    open();
    lose();
    const before = broadcasts.reconnects();
    let waited = 0;
    for (; broadcasts.reconnects() === before; waited += 500) await pass(500);
    waits.push(waited);
  }
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('[9.25] a hundred clients that lose their connection together come back evenly spread over a second, none of them before the first delay is over', async () => {
  const random = seededRandom(42);
  const clients = Array.from({ length: 100 }, () => setUp({ random }));
  for (const { lose } of clients) lose();
  const comeBack: number[] = [];
  let before = 0;
  for (let elapsed = 20; elapsed <= 2100; elapsed += 20) {
    await advanceTime(20);
    const after = clients.filter(({ broadcasts }) => broadcasts.reconnects() > 0).length;
    comeBack.push(after - before);
    before = after;
  }
  expect(before).toBe(100);
  expect(comeBack.slice(0, 49)).toEqual(Array<number>(49).fill(0));
  expect(comeBack.slice(100)).toEqual([0, 0, 0, 0, 0]);
  // Evenly it would be 2 in each fiftieth of a second.
  expect(Math.max(...comeBack)).toBeLessThan(8);
});

describe('a browser without a network', () => {
  it('says so at once; with the network back the connection is made again within half a second', async () => {
    const { page, broadcasts, open, pass, state } = setUp({ random: () => 0.99 });
    open();
    page.setOnline(false);
    expect(state()).toBe('offline');
    page.setOnline(true);
    expect(state()).toBe('reconnecting');
    await pass(490);
    expect(broadcasts.reconnects()).toBe(0);
    await pass(10);
    expect(broadcasts.reconnects()).toBe(1);
    open();
    expect(state()).toBe('open');
  });

  it('is known at the start, and disproved by a connection that opens', () => {
    const { store, services } = makeTestStore();
    startFakeServer();
    services.page.setOnline(false);
    store.dispatch(appStarted());
    expect(store.getState().connection.status).toBe('offline');
    services.broadcasts.emit({ kind: 'connection', state: 'open' });
    expect(store.getState().connection.status).toBe('open');
  });
});

it('a connection that was given up is kept if it delivers again in time', async () => {
  const { store, broadcasts, clock, open, pass, state } = setUp({ random: () => 0 });
  const giveUp = () => {
    store.dispatch(connectionEvents.wentQuiet({ at: clock.now() }));
    store.dispatch(connectionEvents.givenUp());
    expect(state()).toBe('quiet');
  };
  broadcasts.onPing(() => broadcasts.emit({ kind: 'pong' }));
  open();
  giveUp();
  await pass(900);
  broadcasts.emit({ kind: 'countdown', secondsLeft: 30 });
  await pass(1000);
  expect(broadcasts.reconnects()).toBe(0);
  giveUp();
  await pass(2000);
  expect(broadcasts.reconnects()).toBe(1);
});

it('nothing is made again after the session, whatever wakes the page', async () => {
  const { store, page, broadcasts, open, lose, pass } = setUp();
  open();
  store.dispatch(sessionEnded({ reason: 'loggedOut' }));
  await pass(0);
  page.wake();
  page.setOnline(false);
  page.setOnline(true);
  await pass(60_000);
  expect(broadcasts.reconnects()).toBe(0);
  store.dispatch(sessionEvents.signedIn(player));
  open();
  lose();
  await pass(2000);
  expect(broadcasts.reconnects()).toBe(1);
});

describe('a page that wakes', () => {
  it('replaces a dead connection at once', async () => {
    const { page, clock, broadcasts, open, pass } = setUp();
    open();
    clock.advance(300_000);
    page.wake();
    await pass(0);
    expect(broadcasts.reconnects()).toBe(1);
  });

  it('cuts short a long delay', async () => {
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

  it('keeps an open connection, on a slow line also while its pong may still come', async () => {
    const { store, page, broadcasts, open, pass } = setUp();
    open();
    await pass(1000);
    page.wake();
    await pass(2000);
    const measured = connectionEvents.roundTripMeasured({ ms: 3000 });
    for (let call = 0; call < 20; call += 1) store.dispatch(measured);
    await pass(30_000);
    page.wake();
    await pass(1000);
    expect(broadcasts.reconnects()).toBe(0);
  });
});
