import { openHome, resultRow } from '../../testing/listeners/homeWithLists';

const busyFor = (seconds: number) => ({
  status: 503,
  headers: { 'Retry-After': String(seconds) },
  body: { message: 'busy' },
});

beforeEach(() => jest.useFakeTimers());

it('[9.26] a server that sends Retry-After gets no list of results sooner, and the round is synchronised then', async () => {
  const { server, open, pass: passHome, newRequests, store } = await openHome();
  server.on('GET results', { ...busyFor(10), status: 429 });
  open();
  expect(await newRequests()).toEqual(['bets', 'results']);
  server.on('GET results', { body: [resultRow(50)] });
  await passHome(10_000);
  expect(await newRequests()).toEqual([]);
  expect(store.getState().game.sync.isSynced).toBe(false);
  await passHome(5000);
  expect(await newRequests()).toEqual(['results']);
  expect(store.getState().game.sync.isSynced).toBe(true);
});
