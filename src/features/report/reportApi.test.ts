import { alwaysRefetch } from '../../api/restApi';
import type { FakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { reportApi } from './reportApi';

const range = { startDate: '2026-11-16', endDate: '2026-11-22' };
const days = [{ date: '2026-11-20', turnover: 5000, winLose: -1000 }];
const rows = [{ date: '2026-11-20', turn_over: 5000, win_lose: '-1000.00' }];

function setUp() {
  const { store, server } = makeTestStore();
  const { getReport, getReportDetail } = reportApi.endpoints;
  return {
    server,
    load: (startDate = range.startDate) =>
      store.dispatch(getReport.initiate({ ...range, startDate }, alwaysRefetch)),
    loadDay: () => store.dispatch(getReportDetail.initiate('2026-11-20', alwaysRefetch)),
  };
}

const pathsOf = (server: FakeServer) => server.calls().map(({ path }) => path.replace(/\?.*/, ''));

describe('the bets of a day', () => {
  const noTotal = { amount: null, winLose: null };

  it('are requested at the other spelling after a 404', async () => {
    const { server, loadDay } = setUp();
    server.on('GET report/detail', { status: 404 });
    server.on('GET reports/detail', { body: { data: [], total: null } });
    expect((await loadDay()).data).toEqual({ rows: [], total: noTotal });
    expect(server.calls().map(({ path }) => path)).toEqual([
      'report/detail?date=2026-11-20',
      'reports/detail?date=2026-11-20',
    ]);
  });
});

describe('the spelling of the report paths', () => {
  it('[7.13] is the one that served the last request, until that one is missing', async () => {
    const { server, load } = setUp();
    server.on('GET report', { status: 404 });
    server.on('GET reports', { body: rows });
    await load();
    expect((await load()).data).toEqual(days);
    expect(pathsOf(server)).toEqual(['report', 'reports', 'reports']);
    server.on('GET report', { body: rows });
    server.on('GET reports', { status: 404 });
    expect((await load()).data).toEqual(days);
    expect(pathsOf(server).slice(3)).toEqual(['reports', 'report']);
    await load();
    expect(pathsOf(server).slice(5)).toEqual(['report']);
  });

  it('stays if the server has neither', async () => {
    const { server, load } = setUp();
    server.on('GET report', { status: 404 });
    server.on('GET reports', { status: 404 });
    expect((await load()).error).toMatchObject({ status: 404 });
    await load();
    expect(pathsOf(server)).toEqual(['report', 'reports', 'report', 'reports']);
  });

  it.each([
    ['a server error', () => ({ status: 500 }), { status: 500 }],
    ['a refusal', () => ({ status: 422, body: { message: 'no' } }), { status: 422 }],
    [
      'a lost connection',
      () => {
        throw new TypeError('no network');
      },
      { status: null },
    ],
  ])('is not in doubt after %s', async (_, answer, expected) => {
    const { server, load } = setUp();
    server.on('GET report', answer);
    expect((await load()).error).toMatchObject(expected);
    expect(pathsOf(server)).toEqual(['report']);
  });

  it('is tried again for a request whose 404 comes after another request has found the other one', async () => {
    const { server, load } = setUp();
    let spellingFound = () => {};
    const found = new Promise<void>((resolve) => (spellingFound = resolve));
    server.on('GET report', async ({ path }) => {
      if (path.includes('2026-11-16')) await found;
      return { status: 404 };
    });
    server.on('GET reports', { body: rows });
    const late = load('2026-11-16');
    expect((await load('2026-11-20')).data).toEqual(days);
    spellingFound();
    expect((await late).data).toEqual(days);
  });
});
