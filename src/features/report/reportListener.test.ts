import { restApi } from '../../api/restApi';
import { reportReloadRequested, laterListenersStarted } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { broadcast } from '../connection/broadcasts';
import { makeSelectDayReport, makeSelectReport } from './reportSelectors';
import { reportEvents, selectChosenRange } from './reportSlice';

const shown = { startDate: '2026-11-10', endDate: '2026-11-19' };
const rangeQuery = 'start_date=2026-11-10&end_date=2026-11-19';
const today = 'start_date=2026-11-20&end_date=2026-11-20';

/** A page that shows the report of 10 to 19 November; its navigator follows the app. */
function openReport(pathname = '/report', search = `?${rangeQuery}`) {
  const server = startFakeServer();
  server.on('GET report/detail', { body: [] });
  const went: [string, unknown][] = [];
  const { store, services } = makeTestStore({
    go: (to, options) => {
      went.push([to, options]);
      const { pathname, search } = new URL(to, 'http://page.test');
      store.dispatch(locationChanged({ pathname, search }));
    },
  });
  /** The reports that were requested, once each has its response. */
  const requested = async () => {
    await Promise.all(store.dispatch(restApi.util.getRunningQueriesThunk()));
    return server
      .calls()
      .map(({ path }) => path)
      .filter((path) => path.startsWith('report'));
  };
  store.dispatch(locationChanged({ pathname, search }));
  const { lines } = services.logger;
  const { clock } = services;
  return { store, server, went, requested, press: store.dispatch, logged: lines, clock };
}

const pick = (side: 'startDate' | 'endDate', day: string) =>
  reportEvents.dayPicked({ side, day, range: shown });

describe('a machine whose clock was a day ahead and is set right', () => {
  const addressOfToday = '/report?start_date=2026-11-19&end_date=2026-11-19';

  it('opens today’s report on the right day', () => {
    const { press, went, clock } = openReport();
    clock.setWall('2026-11-19T14:00:00+07:00');
    press(reportEvents.presetPressed({ preset: 'today' }));
    expect(went).toEqual([[addressOfToday, { replace: true }]]);
  });

  it('loads the report of the right day again after a draw', async () => {
    const { store, requested, clock } = openReport();
    clock.setWall('2026-11-19T14:00:00+07:00');
    await requested();
    store.dispatch(reportEvents.todayChanged());
    expect(await requested()).toHaveLength(2);
  });
});

describe('an address of the report', () => {
  it('requests its range once, though later listeners start after it', async () => {
    const { store, requested } = openReport();
    store.dispatch(laterListenersStarted());
    expect(await requested()).toEqual([`report?${rangeQuery}`]);
  });

  it('requests it again each time, also if it is the same one', async () => {
    const { store, requested } = openReport();
    await requested();
    store.dispatch(locationChanged({ pathname: '/report', search: `?${rangeQuery}` }));
    expect(await requested()).toHaveLength(2);
    store.dispatch(reportReloadRequested());
    expect(await requested()).toHaveLength(3);
  });

  it('requests nothing for another screen', async () => {
    const { store, requested } = openReport('/rule', '');
    expect(await requested()).toEqual([]);
    const names = Object.keys(store.getState().api.queries);
    expect(names.filter((name) => name.startsWith('getReport'))).toEqual([]);
  });

  it('requests nothing without a session', async () => {
    const { store, server } = makeTestStore({ session: null });
    store.dispatch(locationChanged({ pathname: '/report', search: `?${rangeQuery}` }));
    await Promise.all(store.dispatch(restApi.util.getRunningQueriesThunk()));
    expect(server.calls()).toEqual([]);
  });
});

describe('filter', () => {
  it('goes to the chosen range, in place of the address', async () => {
    const { press, went, requested } = openReport();
    press(pick('startDate', '2026-11-15'));
    press(reportEvents.filterPressed());
    const query = 'start_date=2026-11-15&end_date=2026-11-19';
    expect(went).toEqual([[`/report?${query}`, { replace: true }]]);
    expect(await requested()).toEqual([`report?${rangeQuery}`, `report?${query}`]);
  });

  it('goes to a range of which only the end differs', () => {
    const { press, went } = openReport();
    press(pick('endDate', '2026-11-18'));
    press(reportEvents.filterPressed());
    expect(went).toEqual([
      ['/report?start_date=2026-11-10&end_date=2026-11-18', { replace: true }],
    ]);
  });

  it('[4.31] loads the same range again, and shows it in the pickers', async () => {
    const { store, press, went, requested } = openReport();
    await requested();
    press(pick('startDate', shown.startDate));
    expect(selectChosenRange(store.getState())).toEqual(shown);
    press(reportEvents.filterPressed());
    expect(await requested()).toEqual([`report?${rangeQuery}`, `report?${rangeQuery}`]);
    expect(went).toEqual([]);
    expect(selectChosenRange(store.getState())).toBeNull();
    press(reportEvents.filterPressed());
    expect(await requested()).toHaveLength(3);
  });

  it('does nothing while a field holds no day', async () => {
    const { press, went, requested } = openReport();
    await requested();
    press(pick('startDate', '2026-11-15'));
    press(reportEvents.dayTyped({ side: 'endDate', day: null }));
    press(reportEvents.filterPressed());
    expect(went).toEqual([]);
    expect(await requested()).toHaveLength(1);
  });

  it('does nothing on another screen', async () => {
    const { press, went, requested, logged } = openReport('/rule', '');
    press(reportEvents.filterPressed());
    expect(went).toEqual([]);
    expect(await requested()).toEqual([]);
    expect(logged).toEqual([]);
  });
});

describe('reset and presets', () => {
  it.each([
    ['reset', reportEvents.resetPressed(), today],
    ['today', reportEvents.presetPressed({ preset: 'today' }), today],
    [
      'yesterday',
      reportEvents.presetPressed({ preset: 'yesterday' }),
      'start_date=2026-11-19&end_date=2026-11-19',
    ],
  ])('go to their range, whatever is chosen or typed: %s', (_, event, query) => {
    const { press, went } = openReport();
    press(pick('startDate', '2026-11-15'));
    press(reportEvents.dayTyped({ side: 'endDate', day: null }));
    press(event);
    expect(went).toEqual([[`/report?${query}`, { replace: true }]]);
  });

  it('lead from the report of one day to the one of their range', () => {
    const { press, went } = openReport('/report/detail', `?date=2026-11-12&${rangeQuery}`);
    press(reportEvents.resetPressed());
    expect(went).toEqual([[`/report?${today}`, { replace: true }]]);
  });

  it('load the same range again, and discard what is typed', async () => {
    const { store, press, went, requested } = openReport('/report', `?${today}`);
    await requested();
    press(reportEvents.dayTyped({ side: 'endDate', day: null }));
    press(reportEvents.resetPressed());
    expect(await requested()).toEqual([`report?${today}`, `report?${today}`]);
    expect(went).toEqual([]);
    expect(store.getState().report.typed.endDate).toBeNull();
  });
});

describe('a report in sight after a draw', () => {
  const withToday = 'start_date=2026-11-16&end_date=2026-11-22';
  const draw = broadcast.roundCalculated({ result: null, receivedAt: 0 });
  const row = { date: '2026-11-20', turn_over: 1000, win_lose: -1000, number: '07', amount: 1000 };

  beforeEach(() => jest.useFakeTimers());

  it.each([
    ['/report', `?${withToday}`, [`report?${withToday}`]],
    ['/report', `?${rangeQuery}`, []],
    ['/report/detail', '?date=2026-11-20', ['report/detail?date=2026-11-20']],
    ['/report/detail', '?date=2026-11-19', []],
    ['/rule', '', []],
  ])(
    '[4.33] is loaded again within two seconds if today is in it: %s%s',
    async (path, search, again) => {
      const { store, requested } = openReport(path, search);
      const before = (await requested()).length;
      store.dispatch(draw);
      expect((await requested()).slice(before)).toEqual([]);
      await jest.advanceTimersByTimeAsync(2000);
      expect((await requested()).slice(before)).toEqual(again);
    },
  );

  it.each([
    ['report', today, makeSelectReport({ startDate: '2026-11-20', endDate: '2026-11-20' })],
    ['report/detail', 'date=2026-11-20', makeSelectDayReport('2026-11-20')],
  ])('[4.33] keeps its rows if that fails: /%s?%s', async (path, query, select) => {
    const { store, server, requested } = openReport(`/${path}`, `?${query}`);
    await requested();
    server.on(`GET ${path}`, { body: { data: [row] } });
    store.dispatch(reportReloadRequested());
    await requested();
    const rows = () => select(store.getState()).rows.length;
    expect(rows()).toBe(1);
    server.on(`GET ${path}`, { status: 503 });
    store.dispatch(draw);
    await jest.advanceTimersByTimeAsync(2000);
    expect(rows()).toBe(1);
    store.dispatch(reportReloadRequested());
    await requested();
    expect(rows()).toBe(0);
    store.dispatch(draw);
    await jest.advanceTimersByTimeAsync(2000);
    expect(rows()).toBe(0);
  });
});
