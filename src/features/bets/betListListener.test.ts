import { sessionEnded } from '../../api/apiEvents';
import { homeReloadRequested, appStarted } from '../../store/appEvents';
import { refetch } from '../../api/refetch';
import type { FakeAnswer } from '../../testing/fakeServer';
import { resultRow } from '../../testing/listeners/homeWithLists';
import { pass } from '../../testing/listeners/unansweredStakes';
import { makeTestStore } from '../../testing/makeTestStore';
import { broadcast } from '../connection/broadcasts';
import { connectionEvents } from '../connection/connectionSlice';
import { betsApi } from './betsApi';
import { selectOpenBets, selectSettledBets } from './betsSelectors';

const bet = { id: 1, result_id: 50, number: '7', amount: 1000, created_at: null };
const openBet = { ...bet, is_calculate: false };
const settledBet = { ...bet, is_calculate: true, win_lose: -1000 };
const calculate = (roundId = 50) =>
  broadcast.roundCalculated({ result: { roundId, createdAt: null, digits: '472' }, receivedAt: 0 });
const start = (roundId: number) => broadcast.roundStarted({ roundId, receivedAt: 0 });

/** A page that has loaded this list in round 50. */
async function openPage(answer: FakeAnswer) {
  const { store, server } = makeTestStore({ random: () => 0 });
  server.on('GET results', { body: [resultRow(49), resultRow(48)] });
  server.on('GET bets', answer);
  store.dispatch(appStarted());
  store.dispatch(start(50));
  await pass(2000);
  await store.dispatch(refetch(betsApi.endpoints.getBets));
  const before = server.calls('GET bets').length;
  const requests = () => server.calls('GET bets').length - before;
  return {
    store,
    server,
    requests,
    /** How many requests there are in each of the next seconds. */
    async requestsBySecond(seconds: number) {
      const counts: number[] = [];
      for (let second = 0; second < seconds; second += 1) {
        const count = requests();
        await pass(1000);
        counts.push(requests() - count);
      }
      return counts;
    },
  };
}

beforeEach(() => jest.useFakeTimers());

describe('the list of bets after a calculate', () => {
  it('[4.2] is requested at once if a bet is open', async () => {
    const { store, requests } = await openPage({ body: [openBet] });
    store.dispatch(calculate());
    await pass(0);
    expect(requests()).toBe(1);
  });

  /** The same page, whose random source is at nine tenths. */
  const openSpread = async (rows: object[]) => {
    const { store, server } = makeTestStore({ random: () => 0.9 });
    server.on('GET bets', { body: rows });
    await store.dispatch(refetch(betsApi.endpoints.getBets));
    store.dispatch(calculate());
    await pass(0);
    expect(server.calls('GET bets')).toHaveLength(1);
    return { store, server };
  };

  it.each([[[]], [[settledBet]]])(
    '[4.2] is requested within two seconds if none is: %#',
    async (rows) => {
      const { server } = await openSpread(rows);
      await pass(2000);
      expect(server.calls('GET bets')).toHaveLength(2);
    },
  );

  it('is not requested if the session has ended by then', async () => {
    const { store, server } = await openSpread([]);
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    await pass(60_000);
    expect(server.calls('GET bets')).toHaveLength(1);
  });
});

describe('a bet of a drawn round', () => {
  it.each([
    ['a calculate', calculate()],
    ['an unreadable one', broadcast.roundCalculated({ result: null, receivedAt: 0 })],
  ])('[4.6] is shown settled although it is settled seconds after %s', async (_, event) => {
    const { store, server, requests, requestsBySecond } = await openPage({ body: [openBet] });
    store.dispatch(event);
    expect(await requestsBySecond(5)).toEqual([2, 0, 1, 0, 0]);
    server.on('GET bets', { body: [settledBet] });
    await pass(5000);
    expect(selectSettledBets(store.getState())).toHaveLength(1);
    const settledAfter = requests();
    await pass(300_000);
    expect(requests()).toBe(settledAfter);
  });

  it('is shown settled after a lost calculate with the next start', async () => {
    const { store, server } = await openPage({ body: [openBet] });
    server.on('GET bets', { body: [settledBet] });
    store.dispatch(start(51));
    await pass(0);
    expect(selectOpenBets(store.getState())).toEqual([]);
  });

  it('[4.6] is requested at most twice a minute in the end if it is never settled', async () => {
    const { store, requests } = await openPage({ body: [openBet] });
    store.dispatch(calculate());
    await pass(120_000);
    const before = requests();
    await pass(600_000);
    expect(requests() - before).toBe(20);
  });

  it('begins with short delays again although an earlier one is never settled', async () => {
    const { store, server, requestsBySecond } = await openPage({ body: [openBet] });
    store.dispatch(calculate());
    await pass(120_000);
    server.on('GET bets', { body: [{ ...openBet, id: 2, result_id: 51 }, openBet] });
    store.dispatch(start(51));
    await pass(60_000);
    store.dispatch(calculate(51));
    expect(await requestsBySecond(4)).toEqual([2, 0, 1, 0]);
  });

  it('is not requested without a session', async () => {
    const { store, requests } = await openPage({ body: [openBet] });
    store.dispatch(calculate());
    await pass(0);
    store.dispatch(sessionEnded({ reason: 'loggedOut' }));
    await pass(300_000);
    expect(requests()).toBe(1);
  });
});

it.each([
  ['the current round', 50],
  ['a round to come', 51],
  ['a round that does not exist', 9_000_000_000_000],
  ['an unreadable round', 'x'],
])('an open bet of %s requests nothing', async (_, roundId) => {
  const { requestsBySecond } = await openPage({ body: [{ ...openBet, result_id: roundId }] });
  expect(await requestsBySecond(3)).toEqual([0, 0, 0]);
});

describe('a list that failed', () => {
  it.each([
    ['a calculate', calculate()],
    ['a start', start(51)],
    ['a reload of home', homeReloadRequested()],
    ['a resync', connectionEvents.resyncStarted({ at: 0, cause: 'pageWoken' as const })],
  ])('is requested again after %s, with the rows still shown', async (_, event) => {
    const future = { ...openBet, result_id: 52 };
    const { store, server, requests } = await openPage({ body: [future] });
    server.on('GET bets', { status: 503 });
    store.dispatch(event);
    await pass(7000);
    expect(requests()).toBe(4);
    expect(selectOpenBets(store.getState())).toHaveLength(1);
    server.on('GET bets', { body: [{ ...future, id: 9 }] });
    await pass(8000);
    expect(selectOpenBets(store.getState())).toMatchObject([{ id: 9 }]);
    const count = requests();
    await pass(300_000);
    expect(requests()).toBe(count);
  });

  it('has one request under way at a time', async () => {
    const { store, server, requests } = await openPage({ body: [openBet] });
    server.on('GET bets', () => new Promise(() => undefined));
    store.dispatch(calculate());
    await pass(14_000);
    expect(requests()).toBe(1);
  });
});
