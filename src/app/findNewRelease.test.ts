import { startFakeServer } from '../testing/fakeServer';
import { findNewRelease } from './findNewRelease';

const pageOf = (script: string) =>
  `<!doctype html><html><head><script defer src="/js/vendor.1.js"></script>` +
  `<script defer src="${script}"></script></head></html>`;
const running = pageOf('/js/main.0a1b2c3d4e.js');

it('is named by its first script where that is another', async () => {
  startFakeServer().on('GET /index.html', { text: pageOf('/js/main.ffff000011.js') });
  expect(await findNewRelease(running)).toBe('/js/main.ffff000011.js');
});

it('is found in a page without quotes, as the build writes it', async () => {
  const text =
    '<script defer src=/js/vendor.1.js></script><script defer src=/js/main.ffff0.js></script>';
  startFakeServer().on('GET /index.html', { text });
  expect(await findNewRelease(running)).toBe('/js/main.ffff0.js');
});

it.each([
  ['is the one that runs', { text: running }],
  ['can’t be had', { status: 503, text: '' }],
  ['breaks off', { text: pageOf('/js/main.ffff000011.js'), dies: true }],
  ['is another site’s page', { text: '<!doctype html><title>Sign in to the network</title>' }],
])('is none where the page %s', async (_, answer) => {
  startFakeServer().on('GET /index.html', answer);
  expect(await findNewRelease(running)).toBeNull();
});
