import { startFakeServer } from '../testing/fakeServer';
import { fetchAppConfig, findNewRelease } from './hostFiles';

describe('fetchAppConfig', () => {
  it('resolves with the JSON of the file', async () => {
    startFakeServer().on('GET /config.json', { body: { isMaintenance: true } });
    expect(await fetchAppConfig()).toEqual({ isMaintenance: true });
  });

  it.each([
    ['is not there', { status: 404, text: '<h1>404</h1>' }],
    ['is an HTML page', { text: '<!doctype html>', contentType: 'text/html' }],
    ['breaks off', { text: '{"isMaintenance":', isAborted: true }],
  ])('rejects if the file %s', async (_, answer) => {
    startFakeServer().on('GET /config.json', answer);
    await expect(fetchAppConfig()).rejects.toThrow();
  });

  it('rejects after five seconds without a response', async () => {
    jest.useFakeTimers();
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    const outcome = expect(fetchAppConfig()).rejects.toThrow('no response in time');
    await jest.advanceTimersByTimeAsync(5000);
    await outcome;
  });
});

describe('findNewRelease', () => {
  const pageOf = (script: string) =>
    `<!doctype html><html><head><script defer src="/js/vendor.1.js"></script>` +
    `<script defer src="${script}"></script></head></html>`;
  const running = pageOf('/js/main.0a1b2c3d4e.js');

  it('names the served release by its first script', async () => {
    startFakeServer().on('GET /index.html', { text: pageOf('/js/main.ffff000011.js') });
    expect(await findNewRelease(running)).toBe('/js/main.ffff000011.js');
  });

  it('reads a page without quotes, as the build writes it', async () => {
    const text =
      '<script defer src=/js/vendor.1.js></script><script defer src=/js/main.ffff0.js></script>';
    startFakeServer().on('GET /index.html', { text });
    expect(await findNewRelease(running)).toBe('/js/main.ffff0.js');
  });

  it.each([
    ['is of the running release', { text: running }],
    ['can’t be fetched', { status: 503, text: '' }],
    ['breaks off', { text: pageOf('/js/main.ffff000011.js'), isAborted: true }],
    ['is another site’s page', { text: '<!doctype html><title>Sign in to the network</title>' }],
  ])('is null if the served page %s', async (_, answer) => {
    const server = startFakeServer();
    server.on('GET /index.html', answer);
    expect(await findNewRelease(running)).toBeNull();
    expect(server.calls('GET /index.html')).toHaveLength(1);
  });
});
