import { accessTokenRefused } from '../../api/baseQuery';
import { betsEvents } from '../../features/bets/betsSlice';
import { loadBets } from '../../features/bets/loadBets';
import { gameEvents } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { km } from '../../i18n/km';
import { startFakeServer } from '../../testing/fakeServer';
import type { FakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { recordActions } from '../../testing/recordActions';
import { appStarted } from '../appEvents';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const stake = { roundId: 50, number: '07', amount: 1000 };
const row = (id: number) => ({ id, result_id: 50, number: '07', amount: 1000 });
const failed = () => Promise.reject(new TypeError('Failed to fetch'));
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const noBets = () => ({ body: [] as unknown });

/** A page of round 50 with 30 seconds left whose stakes get no answer. */
async function openPage(server: FakeServer, sessionStore: Record<string, string> = {}) {
  const { store, services } = makeTestStore({ sessionStore });
  const actions = recordActions(store);
  store.dispatch(appStarted());
  services.broadcasts.emit({ kind: 'connection', state: 'open' });
  store.dispatch(gameEvents.roundStarted({ roundId: 50 }));
  services.broadcasts.emit({ kind: 'countdown', secondsLeft: 30 });
  await pass(0);
  return {
    store,
    services,
    actions,
    submit: async () => {
      store.dispatch(betsEvents.slipOpened({ roundId: 50, number: '07' }));
      store.dispatch(betsEvents.betSubmitted(stake));
      await pass(0);
    },
    states: () => store.getState().bets.receipts.map(({ state }) => state),
    toasts: () => store.getState().notifications.toasts.map(({ text }) => text),
    asked: () => server.calls('GET bets').length,
    stored: () => services.sessionStore.read('receipts:1001') ?? '',
  };
}

async function setUp() {
  const server = startFakeServer();
  server.on('GET odds', { body: [] });
  server.on('GET results', { body: [] });
  server.on('GET bets', noBets);
  server.on('POST bets', failed);
  const page = await openPage(server);
  await page.store.dispatch(loadBets());
  const before = page.asked();
  return { ...page, server, asked: () => page.asked() - before };
}

describe('a stake without an answer', () => {
  it('is looked for at once, and told as placed where the list holds it', async () => {
    const { server, store, submit, states, toasts, asked } = await setUp();
    server.on('GET bets', { body: [row(9)] });
    await submit();
    expect(asked()).toBe(1);
    expect(states()).toEqual(['placed']);
    expect(store.getState().bets).toMatchObject({ slip: null, number: '' });
    expect(toasts()).toEqual([km.receipt.stakeWasPlaced('07', '1,000')]);
    await pass(60_000);
    expect(asked()).toBe(1);
  });

  it('is told as not placed after three lists without it, at 0, 2 and 7 seconds', async () => {
    const { submit, states, toasts, asked, store } = await setUp();
    await submit();
    expect(asked()).toBe(1);
    await pass(1999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    await pass(4999);
    expect(states()).toEqual(['checking']);
    await pass(1);
    expect(asked()).toBe(3);
    expect(states()).toEqual(['notPlaced']);
    expect(store.getState().bets.slip).toMatchObject({ number: '07' });
    expect(toasts()).toEqual([km.receipt.stakeWasNotPlaced('07', '1,000')]);
  });

  it('is found in a later of the three', async () => {
    const { server, submit, states } = await setUp();
    await submit();
    await pass(2000);
    server.on('GET bets', { body: [row(9)] });
    await pass(5000);
    expect(states()).toEqual(['placed']);
  });

  it('is found in a list that somebody else asked for', async () => {
    const { server, store, submit, states, asked } = await setUp();
    await submit();
    server.on('GET bets', { body: [row(9)] });
    await store.dispatch(loadBets());
    expect(states()).toEqual(['placed']);
    await pass(60_000);
    expect(asked()).toBe(2);
  });

  it('is told again where it appears after it was told as not placed', async () => {
    const { server, store, submit, states, toasts } = await setUp();
    await submit();
    await pass(7000);
    server.on('GET bets', { body: [row(9)] });
    await store.dispatch(loadBets());
    expect(states()).toEqual(['placed']);
    expect(toasts()).toContain(km.receipt.stakeWasLate('07', '1,000'));
  });

  it('is not missed by lists that were asked for before the failure', async () => {
    const { server, store, submit, states, asked } = await setUp();
    let answerOld = (_: { body: unknown }) => {};
    server.on('GET bets', () => new Promise((resolve) => (answerOld = resolve)));
    void store.dispatch(loadBets());
    await submit();
    await pass(10_000);
    server.on('GET bets', noBets);
    answerOld({ body: [] });
    await pass(0);
    expect(asked()).toBe(2);
    expect(states()).toEqual(['checking']);
    await pass(6999);
    expect(states()).toEqual(['checking']);
    await pass(1);
    expect(states()).toEqual(['notPlaced']);
  });

  it('holds back no earlier stake of the same kind as its own', async () => {
    const { server, submit, states, store } = await setUp();
    server.on('GET bets', { body: [row(8)] });
    await store.dispatch(loadBets());
    await submit();
    await pass(7000);
    expect(states()).toEqual(['notPlaced']);
  });
});

describe('lists that can not be had', () => {
  it('are asked for again with growing waits, for ever', async () => {
    const { server, submit, states, asked } = await setUp();
    server.on('GET bets', { status: 500 });
    await submit();
    const after: number[] = [];
    for (const wait of [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000]) {
      await pass(wait - 1);
      after.push(asked());
      await pass(1);
    }
    expect(after).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(states()).toEqual(['checking']);
    server.on('GET bets', noBets);
    await pass(30_000 + 7000);
    expect(states()).toEqual(['notPlaced']);
  });

  it('are not waited for where another question was answered', async () => {
    const { server, store, submit, states } = await setUp();
    server.on('GET bets', { status: 500 });
    await submit();
    await pass(40_000);
    server.on('GET bets', noBets);
    await store.dispatch(loadBets());
    await pass(7000);
    expect(states()).toEqual(['notPlaced']);
  });

  it('are not asked for without a session', async () => {
    const { server, store, submit, asked } = await setUp();
    await submit();
    server.on('GET bets', { status: 401 });
    store.dispatch(accessTokenRefused());
    await pass(120_000);
    expect(asked()).toBe(1);
  });
});

describe('a reload', () => {
  const reload = async (server: FakeServer, stored: string) => {
    server.on('GET bets', noBets);
    return openPage(server, { 'receipts:1001': stored });
  };

  it('finds the receipt, which was written before the call left', async () => {
    const { server, submit, services } = await setUp();
    const written: unknown[] = [];
    server.on('POST bets', () => {
      written.push(JSON.parse(services.sessionStore.read('receipts:1001') ?? 'null'));
      return failed();
    });
    await submit();
    expect(written).toMatchObject([[{ state: 'sending', stake }]]);
  });

  it('in mid-sending: the stake is being checked, and told as placed', async () => {
    const { server, submit, stored } = await setUp();
    server.on('POST bets', () => new Promise(() => undefined));
    await submit();
    const { states, store } = await reload(server, stored());
    expect(states()).toEqual(['checking']);
    server.on('GET bets', { body: [row(9)] });
    await store.dispatch(loadBets());
    expect(states()).toEqual(['placed']);
  });

  it('in mid-sending: told as not placed only when the call’s time limit is over', async () => {
    const { server, submit, stored } = await setUp();
    server.on('POST bets', () => new Promise(() => undefined));
    await submit();
    const { states } = await reload(server, stored());
    await pass(14_999);
    expect(states()).toEqual(['checking']);
    await pass(1);
    expect(states()).toEqual(['notPlaced']);
  });

  it('in mid-check: it is checked on', async () => {
    const { server, submit, stored } = await setUp();
    await submit();
    await pass(3000);
    const { states, toasts } = await reload(server, stored());
    await pass(15_000);
    expect(states()).toEqual(['notPlaced']);
    expect(toasts()).toEqual([km.receipt.stakeWasNotPlaced('07', '1,000')]);
  });

  it('does not take an accepted bet for the next equal stake', async () => {
    const { server, submit, stored } = await setUp();
    server.on('POST bets', { status: 201, body: { data: row(8) } });
    await submit();
    server.on('GET bets', { status: 500 });
    const page = await openPage(server, { 'receipts:1001': stored() });
    server.on('POST bets', failed);
    await page.submit();
    server.on('GET bets', { body: [row(8)] });
    await pass(60_000);
    expect(page.states()).toEqual(['notPlaced', 'accepted']);
  });
});

describe('another sign-in', () => {
  it('without a reload takes up the checks of the player, and of nobody else', async () => {
    const { server, store, submit, states } = await setUp();
    await submit();
    store.dispatch(accessTokenRefused());
    store.dispatch(sessionEvents.signedIn({ userId: '1002', username: 'd', currency: 'KHR' }));
    await pass(20_000);
    expect(states()).toEqual([]);
    store.dispatch(accessTokenRefused());
    server.on('GET bets', { body: [row(9)] });
    store.dispatch(sessionEvents.signedIn({ userId: '1001', username: 's', currency: 'KHR' }));
    await pass(0);
    expect(states()).toEqual(['placed']);
  });
});

describe('the record of a check', () => {
  it('names each step as an event', async () => {
    const { submit, actions } = await setUp();
    await submit();
    await pass(7000);
    const types = actions.map(({ type }) => type).filter((type) => type.startsWith('bets/'));
    expect(types).toEqual([
      'bets/slipOpened',
      'bets/betSubmitted',
      'bets/betSent',
      'bets/betUnanswered',
      'bets/betNotYetFound',
      'bets/checkStepReached',
      'bets/betNotYetFound',
      'bets/checkStepReached',
      'bets/betNotPlaced',
    ]);
  });
});
