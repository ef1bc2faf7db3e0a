import { readTelemetrySettings, telemetryMetas } from './telemetrySettings';

const read = (config: unknown, metas: Record<string, string> = {}) =>
  readTelemetrySettings((name) => metas[name] ?? null, config);
const built = { [telemetryMetas.url]: 'telemetry', [telemetryMetas.share]: '0.5' };

it('telemetry is off unless the page or config.json names a receiver', () => {
  expect(read({ isMaintenance: false })).toBeNull();
  expect(read(undefined)).toBeNull();
  expect(read(null, built)).toEqual({ url: 'telemetry', share: 0.5 });
});

it('config.json comes before the build, and can switch telemetry off', () => {
  const reportUrl = 'https://telemetry.example.com/lottery';
  expect(read({ reportUrl, reportShare: 0.01 }, built)).toEqual({ url: reportUrl, share: 0.01 });
  expect(read({ reportUrl: '' }, built)).toBeNull();
});

it('a tenth of the pages send unless a share is set', () => {
  expect(read({ reportUrl: 'telemetry' })).toEqual({ url: 'telemetry', share: 0.1 });
});

it.each([
  { reportUrl: 'http://plain.example.com' },
  { reportUrl: '//other.example.com' },
  { reportUrl: '/telemetry' },
  { reportUrl: '../login' },
  { reportUrl: 'javascript:alert(1)' },
  { reportUrl: 'https://user:secret@example.com/' },
  { reportUrl: 7 },
  { reportShare: 0 },
  { reportShare: 2 },
  { reportShare: 'half' },
  { reportShare: {} },
])('what can’t be read switches telemetry off: %j', (config) => {
  expect(read(config, built)).toBeNull();
});
