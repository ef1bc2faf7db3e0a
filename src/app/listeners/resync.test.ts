import { emptyApi } from '../../api/emptyApi';
import { isBettingOpen, selectLineState } from '../../features/game/gameSelectors';
import { gameEvents } from '../../features/game/gameSlice';
import type { FakeAnswer } from '../../testing/fakeServer';
import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { appStarted } from '../appEvents';
import { locationChanged } from '../navigation/navigationSlice';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const row = (id: number) => ({ id, round_id: id, created_at: null, detail: '{"number":7}' });
const all = ['bet-limit', 'bets', 'previous-result', 'results'];

/** The home screen, its four lists loaded; the line is still to open. */
async function setUp(address = '/') {
  const server = startFakeServer();
  server.on('GET results', { body: [row(49)] });
  server.on('GET previous-result', { body: null });
  server.on('GET bet-limit', { body: { min_bet: 1000, max_bet: 50_000 } });
  server.on('GET bets', { body: [] });
  const { store, services } = makeTestStore();
  const { broadcasts, clock } = services;
  store.dispatch(appStarted());
  store.dispatch(locationChanged({ pathname: address, search: '' }));
  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await Promise.all(store.dispatch(emptyApi.util.getRunningQueriesThunk()));
      await jest.advanceTimersByTimeAsync(0);
    }
  };
  let seen = 0;
  /** What was asked for since the last look, once all of it has been answered. */
  const asked = async () => {
    await settle();
    const paths = server.calls().map(({ path }) => path);
    const news = paths.slice(seen).sort();
    seen = paths.length;
    return news;
  };
  await asked();
  return {
    store,
    server,
    ...services,
    asked,
    settle,
    pass: async (milliseconds: number) => {
      clock.advance(milliseconds);
      await jest.advanceTimersByTimeAsync(milliseconds);
    },
    open: () => broadcasts.emit({ kind: 'connection', state: 'open' }),
    lose: () => broadcasts.emit({ kind: 'connection', state: 'lost' }),
    push: (secondsLeft: number) => broadcasts.emit({ kind: 'countdown', secondsLeft }),
    roundId: () => store.getState().game.round.id,
    isOpen: () => isBettingOpen(store.getState(), clock.now()),
  };
}

/** An answer that comes when the test says so. */
function held(answer: FakeAnswer) {
  let release: () => void = () => undefined;
  const waiting = new Promise<FakeAnswer>((resolve) => {
    release = () => resolve(answer);
  });
  return { handler: () => waiting, release: () => release() };
}

describe('what was missed is asked for', () => {
  it('with the first connection: what a draw or a start may have changed before it', async () => {
    const { server, open, asked, roundId } = await setUp();
    server.on('GET results', { body: [row(50), row(49)] });
    open();
    expect(await asked()).toEqual(['bets', 'results']);
    expect(roundId()).toBe(51);
  });

  it('all of it, once, when a lost line is back', async () => {
    const { open, lose, asked } = await setUp();
    open();
    await asked();
    lose();
    expect(await asked()).toEqual([]);
    open();
    expect(await asked()).toEqual(all);
  });

  it('all of it when a silent line speaks again', async () => {
    const { open, push, pass, asked, store } = await setUp();
    open();
    push(40);
    await asked();
    await pass(3000);
    expect(store.getState().game.line.state).toBe('silent');
    push(37);
    expect(await asked()).toEqual(all);
  });

  it('all of it when a page wakes beside a line that is well', async () => {
    const { open, push, page, pass, asked } = await setUp();
    open();
    await asked();
    await pass(10_000);
    push(40);
    page.wake();
    await pass(250);
    expect(await asked()).toEqual(all);
  });

  it('not on another screen, which home makes up for', async () => {
    const { store, open, lose, asked } = await setUp('/rule');
    open();
    lose();
    open();
    expect(await asked()).toEqual([]);
    store.dispatch(locationChanged({ pathname: '/', search: '' }));
    expect(await asked()).toEqual(all);
    expect(store.getState().game.line.isSynced).toBe(true);
  });

  it('of the server again where the question went out before the line was back', async () => {
    const { server, open, lose, asked, settle, roundId } = await setUp();
    open();
    await asked();
    const old = held({ body: [row(49)] });
    server.on('GET results', old.handler);
    lose();
    open();
    await jest.advanceTimersByTimeAsync(0);
    lose();
    server.on('GET results', { body: [row(52)] });
    open();
    await settle();
    expect(roundId()).toBe(53);
    old.release();
    await settle();
    expect(roundId()).toBe(53);
  });
});

describe('once, whatever comes together', () => {
  it('wake, page, network and the line that is back', async () => {
    const { page, clock, open, push, pass, asked } = await setUp();
    open();
    push(40);
    await asked();
    clock.advance(300_000);
    page.wake();
    page.wake();
    page.setOnline(true);
    await pass(600);
    expect(await asked()).toEqual([]);
    open();
    page.wake();
    expect(await asked()).toEqual(all);
    await pass(250);
    page.wake();
    await pass(1000);
    expect(await asked()).toEqual([]);
  });

  it('a network that was gone and is back', async () => {
    const { page, open, pass, asked } = await setUp();
    open();
    await asked();
    page.setOnline(false);
    page.setOnline(true);
    page.wake();
    await pass(600);
    open();
    await pass(600);
    expect(await asked()).toEqual(all);
  });

  it('several wakes beside a line that is well', async () => {
    const { page, open, push, pass, asked } = await setUp();
    open();
    await asked();
    await pass(10_000);
    push(40);
    page.wake();
    await pass(100);
    page.wake();
    await pass(250);
    page.wake();
    await pass(250);
    expect(await asked()).toEqual(all);
  });
});

describe('betting, while the round is not known for sure', () => {
  it('is closed until the results are answered', async () => {
    const { server, open, lose, push, pass, settle, isOpen, roundId } = await setUp();
    open();
    push(40);
    await settle();
    expect(isOpen()).toBe(true);
    lose();
    expect(isOpen()).toBe(false);
    await pass(1000);
    const results = held({ body: [row(49)] });
    server.on('GET results', results.handler);
    open();
    push(39);
    await settleTurns();
    expect(isOpen()).toBe(false);
    results.release();
    await settle();
    expect(roundId()).toBe(50);
    expect(isOpen()).toBe(true);
  });

  it('is closed in a round that moved on, until its own countdown comes', async () => {
    const { server, open, lose, push, settle, isOpen, roundId } = await setUp();
    open();
    push(40);
    await settle();
    lose();
    server.on('GET results', { body: [row(50)] });
    open();
    await settle();
    expect(roundId()).toBe(51);
    expect(isOpen()).toBe(false);
    push(55);
    expect(isOpen()).toBe(true);
  });

  it('is opened by the start of a round before the results are answered', async () => {
    const { store, server, open, lose, push, settle, isOpen } = await setUp();
    open();
    await settle();
    lose();
    server.on('GET results', held({ body: [] }).handler);
    open();
    store.dispatch(gameEvents.roundStarted({ roundId: 51 }));
    push(60);
    expect(isOpen()).toBe(true);
  });

  it('is not opened by a start that is only repeated', async () => {
    const { store, server, open, lose, push, settle, isOpen } = await setUp();
    open();
    store.dispatch(gameEvents.roundStarted({ roundId: 50 }));
    await settle();
    lose();
    server.on('GET results', held({ body: [] }).handler);
    open();
    store.dispatch(gameEvents.roundStarted({ roundId: 50 }));
    push(40);
    expect(isOpen()).toBe(false);
  });

  it('stays closed where the results fail, and they are asked for again after growing waits', async () => {
    const { store, server, open, push, pass, asked, isOpen } = await setUp();
    server.on('GET results', { status: 500 });
    open();
    push(40);
    expect(await asked()).toEqual(['bets', 'results']);
    expect(isOpen()).toBe(false);
    expect(selectLineState(store.getState())).toBe('reconnecting');
    await pass(2000);
    push(38);
    expect(await asked()).toEqual(['results']);
    await pass(2000);
    push(36);
    expect(await asked()).toEqual([]);
    server.on('GET results', { body: [row(49)] });
    await pass(1000);
    push(35);
    expect(await asked()).toEqual(['results']);
    expect(isOpen()).toBe(true);
    expect(selectLineState(store.getState())).toBe('live');
  });
});

/** Lets calls go out without waiting for their answers. */
async function settleTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await jest.advanceTimersByTimeAsync(0);
}
