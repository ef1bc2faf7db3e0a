import { startFakeServer } from '../../testing/fakeServer';
import { makeTestStore } from '../../testing/makeTestStore';
import { reportApi } from './reportApi';

it('a report whose 404 comes after another request has found the other spelling is requested there too', async () => {
  const server = startFakeServer();
  const { store } = makeTestStore();
  const load = (startDate: string) =>
    store.dispatch(reportApi.endpoints.getReport.initiate({ startDate, endDate: '2026-11-22' }));
  let spellingFound = () => {};
  const found = new Promise<void>((resolve) => (spellingFound = resolve));
  server.on('GET report', async ({ path }) => {
    if (path.includes('2026-11-16')) await found;
    return { status: 404 };
  });
  server.on('GET reports', { body: [{ date: '2026-11-20', turn_over: 5000, win_lose: -1000 }] });
  const late = load('2026-11-16');
  expect((await load('2026-11-20')).data).toHaveLength(1);
  spellingFound();
  expect((await late).data).toHaveLength(1);
});
