import fc from 'fast-check';
import { listExtentChanged } from '../../api/partialLists';
import { alwaysRefetch } from '../../api/restApi';
import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { betsApi } from '../bets/betsApi';
import { reportApi } from '../report/reportApi';
import { selectMinutesPlayed, selectSittingSums, selectTodayRow } from './sittingSums';
import { sittingEvents } from './sittingSlice';

const newestBefore = Date.parse('2026-11-20T07:00:00Z');

/** A settled bet as the server lists it, so many seconds after the newest bet before the sitting. */
const rowOf = (seconds: number, changed: object = {}) => ({
  id: 1000 + seconds,
  result_id: 50,
  number: '07',
  amount: 1000,
  odds: 90,
  created_at: new Date(newestBefore + seconds * 1000).toISOString(),
  win_lose: -1000,
  result: { detail: '{"number":"408"}' },
  is_calculate: true,
  ...changed,
});

async function sumsOf(
  rows: object[],
  before: { newestBetAt: number | null } | null = { newestBetAt: newestBefore },
  { isStartUnknown = false, isPartial = false } = {},
) {
  startFakeServer().on('GET bets', { body: rows });
  const { store } = makeTestStore();
  await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
  store.dispatch(listExtentChanged({ endpoint: 'getBets', isPartial }));
  const sitting = { since: 0, notedAt: 0, before, isStartUnknown };
  store.dispatch(sittingEvents.measured({ sitting, interval: 60, isNoteDue: false }));
  return selectSittingSums(store.getState());
}

describe('the sums of this sitting', () => {
  it('are those of the settled bets that were placed since it began', async () => {
    const rows = [
      rowOf(60, { is_calculate: false, result: null, win_lose: 0 }),
      rowOf(20, { win_lose: 89_000 }),
      rowOf(10, { amount: 5000, win_lose: -5000 }),
      rowOf(0),
      rowOf(-864_000),
    ];
    expect(await sumsOf(rows)).toEqual({ staked: 6000, net: 84_000 });
    expect(await sumsOf(rows, { newestBetAt: null })).toEqual({ staked: 8000, net: 82_000 });
    expect(await sumsOf([])).toEqual({ staked: 0, net: 0 });
  });

  it('add up the rows of the server, whatever they are', async () => {
    const figures = fc.array(
      fc.record({ amount: fc.nat(1e9), win_lose: fc.integer({ min: -1e9, max: 1e9 }) }),
      { maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(figures, async (list) => {
        const sums = await sumsOf(list.map((figure, index) => rowOf(index + 1, figure)));
        expect(sums.staked).toBe(list.reduce((sum, { amount }) => sum + amount, 0));
        expect(sums.net).toBe(list.reduce((sum, { win_lose }) => sum + win_lose, 0));
      }),
      { numRuns: 20 },
    );
  });

  const unknown = { staked: null, net: null };

  it('are unknown if the list is only a part, or which bets are of this sitting', async () => {
    const before = { newestBetAt: newestBefore };
    expect(await sumsOf([rowOf(1)], before)).toEqual({ staked: 1000, net: -1000 });
    expect(await sumsOf([rowOf(1)], before, { isPartial: true })).toEqual(unknown);
    expect(await sumsOf([rowOf(1)], before, { isStartUnknown: true })).toEqual(unknown);
    expect(await sumsOf([rowOf(1)], null)).toEqual(unknown);
    expect(await sumsOf([rowOf(1, { created_at: 'soon' })])).toEqual(unknown);
  });

  it('lack only the figure that a row lacks', async () => {
    expect(await sumsOf([rowOf(1), rowOf(2, { win_lose: 'much' })])).toEqual({
      staked: 2000,
      net: null,
    });
    expect(await sumsOf([rowOf(1, { amount: 'much' }), rowOf(2)])).toEqual({
      staked: null,
      net: -2000,
    });
  });

  it('are unknown before a list of bets has come', () => {
    const { store } = makeTestStore();
    expect(selectSittingSums(store.getState())).toEqual(unknown);
    const sitting = { since: 0, notedAt: 0, before: { newestBetAt: null }, isStartUnknown: false };
    store.dispatch(sittingEvents.measured({ sitting, interval: 60, isNoteDue: false }));
    expect(selectSittingSums(store.getState())).toEqual(unknown);
  });

  it('are unknown before the page was seen', async () => {
    startFakeServer().on('GET bets', { body: [rowOf(1)] });
    const { store } = makeTestStore();
    await store.dispatch(betsApi.endpoints.getBets.initiate(undefined, alwaysRefetch));
    expect(selectSittingSums(store.getState())).toEqual(unknown);
  });

  it('do not depend on an impossible date of a year ago', async () => {
    const old = rowOf(2, { created_at: '2025-02-30T07:00:00Z' });
    expect(await sumsOf([rowOf(1), old])).toEqual({ staked: 1000, net: -1000 });
  });
});

describe('the figures of today', () => {
  const load = async (answer: { status?: number; body?: unknown }) => {
    startFakeServer().on('GET report', answer);
    const { store, services } = makeTestStore();
    const range = { startDate: '2026-11-20', endDate: '2026-11-20' };
    await store.dispatch(reportApi.endpoints.getReport.initiate(range, alwaysRefetch));
    return selectTodayRow(store.getState(), services.clock.now());
  };

  it('are the row of the report', async () => {
    const row = { date: '2026-11-20', turn_over: 9000, win_lose: -4000 };
    expect(await load({ body: [row] })).toMatchObject({ turnover: 9000, winLose: -4000 });
  });

  it('are none if the report is empty, and unknown if it failed or has another day', async () => {
    expect(await load({ body: [] })).toBeNull();
    expect(await load({ status: 500 })).toBeUndefined();
    const row = { date: '2026-11-19', turn_over: 9000, win_lose: -4000 };
    expect(await load({ body: [row] })).toBeUndefined();
  });

  it('are unknown before the report was requested, and once it can not be loaded again', async () => {
    const { store, services } = makeTestStore();
    const today = () => selectTodayRow(store.getState(), services.clock.now());
    expect(today()).toBeUndefined();
    const server = startFakeServer();
    const range = { startDate: '2026-11-20', endDate: '2026-11-20' };
    const request = () =>
      store.dispatch(reportApi.endpoints.getReport.initiate(range, alwaysRefetch));
    await request();
    expect(today()).toBeNull();
    server.on('GET report', { status: 500 });
    await request();
    expect(today()).toBeUndefined();
  });
});

it('the minutes played are whole ones, and none before the page was seen', () => {
  const { store, services } = makeTestStore();
  const now = services.clock.now();
  expect(selectMinutesPlayed(store.getState(), now)).toBe(0);
  const sitting = { since: now - 119_999, notedAt: now, before: null, isStartUnknown: false };
  store.dispatch(sittingEvents.measured({ sitting, interval: 60, isNoteDue: false }));
  expect(selectMinutesPlayed(store.getState(), now)).toBe(1);
  expect(selectMinutesPlayed(store.getState(), now - 600_000)).toBe(0);
});
