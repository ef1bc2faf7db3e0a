import { alwaysRefetch } from '../../api/restApi';
import { makeTestStore } from '../../testing/makeTestStore';
import { reportApi } from './reportApi';
import { reportEvents } from './reportSlice';
import { chartDaysOf, makeSelectDayReport, makeSelectReport, presetOf } from './reportSelectors';

const range = { startDate: '2026-11-16', endDate: '2026-11-22' };
const day = '2026-11-20';

function setUp(call: string, body: unknown) {
  const { store, server } = makeTestStore();
  server.on(call, { body });
  const { getReport, getReportDetail } = reportApi.endpoints;
  const selectReport = makeSelectReport(range);
  const selectDay = makeSelectDayReport(day);
  return {
    server,
    fail: ({ requestId = '' }) => store.dispatch(reportEvents.loadFailed({ requestId })),
    load: () => store.dispatch(getReport.initiate(range, alwaysRefetch)),
    loadDay: () => store.dispatch(getReportDetail.initiate(day, alwaysRefetch)),
    report: () => selectReport(store.getState()),
    dayReport: () => selectDay(store.getState()),
  };
}

describe('the report of a range', () => {
  const empty = { rows: [], total: { turnover: 0, winLose: 0 } };
  const rows = [
    { date: '2026-11-20', turn_over: 15000, win_lose: -5000 },
    { date: '2026-11-20', turn_over: 20000, win_lose: null },
  ];

  it('is loading without rows until the response', async () => {
    const { load, report } = setUp('GET report', rows);
    expect(report()).toEqual({ status: 'loading', isPartial: false, ...empty });
    const request = load();
    expect(report()).toEqual({ status: 'loading', isPartial: false, ...empty });
    await request;
    expect(report().status).toBe('ready');
  });

  it('[3.14] has the rows, of which two may have the same day, and adds them up', async () => {
    const { load, report } = setUp('GET report', rows);
    await load();
    expect(report()).toEqual({
      status: 'ready',
      isPartial: false,
      rows: [
        { date: '2026-11-20', turnover: 15000, winLose: -5000 },
        { date: '2026-11-20', turnover: 20000, winLose: null },
      ],
      // A sum without one of its figures would pass for the whole.
      total: { turnover: 35000, winLose: null },
    });
  });

  it('keeps its rows while it loads again, and drops them if the player’s own load fails', async () => {
    const { server, load, fail, report } = setUp('GET report', rows);
    await load();
    server.on('GET report', { status: 500 });
    const request = load();
    expect(report()).toMatchObject({ status: 'loading', rows: { length: 2 } });
    fail(await request);
    expect(report()).toEqual({ status: 'error', isPartial: false, ...empty });
    await load();
    expect(report().rows).toHaveLength(2);
  });
});

describe('the bets of a day', () => {
  const noTotal = { amount: null, winLose: null };
  const body = {
    data: [{ result_id: 4711, number: '07', type: '2D', amount: 1000, win_lose: -1000 }],
    // Not what the rows add up to.
    total: { total_amount: 9, win_lose: 8 },
  };

  it('are loading without rows until the response, and have the sums of the server', async () => {
    const { loadDay, dayReport } = setUp('GET report/detail', body);
    expect(dayReport()).toEqual({ status: 'loading', isPartial: false, rows: [], total: noTotal });
    await loadDay();
    expect(dayReport()).toMatchObject({
      status: 'ready',
      isPartial: false,
      rows: [{ roundId: 4711, number: '07', amount: 1000, winLose: -1000 }],
      total: { amount: 9, winLose: 8 },
    });
  });
});

it('the days of the chart are in the order of the calendar, without rows that have no readable day', () => {
  const row = (date: string) => ({ date, turnover: 1, winLose: null });
  const rows = [row('2026-11-20'), row('2026-02-30'), row('2026-11-03'), row('')];
  expect(chartDaysOf(rows)).toEqual([
    { date: '2026-11-03', label: '03-11-2026', turnover: 1, winLose: null },
    { date: '2026-11-20', label: '20-11-2026', turnover: 1, winLose: null },
  ]);
});

describe('the pressed quick button', () => {
  const now = Date.parse('2026-11-20T14:00:00+07:00');

  it.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['thisWeek', '2026-11-16', '2026-11-22'],
    ['thisMonth', '2026-11-01', '2026-11-30'],
    [null, '2026-11-16', '2026-11-20'],
    [null, '2026-11-20', '2026-11-22'],
    [null, '2026-11-21', '2026-11-21'],
  ])('is %s for %s to %s', (preset, startDate, endDate) => {
    expect(presetOf({ startDate, endDate }, now)).toBe(preset);
  });
});
