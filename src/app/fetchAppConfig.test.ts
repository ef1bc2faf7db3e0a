import { startFakeServer } from '../testing/fakeServer';
import { fetchAppConfig } from './fetchAppConfig';

afterEach(() => void jest.useRealTimers());

it('gives the file as it is', async () => {
  startFakeServer().on('GET /config.json', { body: { isMaintenance: true } });
  expect(await fetchAppConfig()).toEqual({ isMaintenance: true });
});

it.each([
  ['is not there', { status: 404, text: '<h1>404</h1>' }],
  ['is an HTML page', { text: '<!doctype html>', contentType: 'text/html' }],
  ['breaks off', { text: '{"isMaintenance":', dies: true }],
])('throws where the file %s', async (_, answer) => {
  startFakeServer().on('GET /config.json', answer);
  await expect(fetchAppConfig()).rejects.toThrow();
});

it('keeps nobody waiting for more than five seconds', async () => {
  jest.useFakeTimers();
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  const outcome = expect(fetchAppConfig()).rejects.toThrow('no answer in time');
  await jest.advanceTimersByTimeAsync(5000);
  await outcome;
});
