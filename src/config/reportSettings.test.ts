import { readReportSettings, reportMetas } from './reportSettings';

const read = (config: unknown, metas: Record<string, string> = {}) =>
  readReportSettings((name) => metas[name] ?? null, config);
const built = { [reportMetas.url]: 'field-reports', [reportMetas.share]: '0.5' };

it('field reports are off unless the page or config.json names a receiver', () => {
  expect(read({ isMaintenance: false })).toBeNull();
  expect(read(undefined)).toBeNull();
  expect(read(null, built)).toEqual({ url: 'field-reports', share: 0.5 });
});

it('config.json comes before the build, and can switch the reports off', () => {
  const reportUrl = 'https://reports.example.com/lottery';
  expect(read({ reportUrl, reportShare: 0.01 }, built)).toEqual({ url: reportUrl, share: 0.01 });
  expect(read({ reportUrl: '' }, built)).toBeNull();
});

it('a tenth of the pages report unless a share is set', () => {
  expect(read({ reportUrl: 'field-reports' })).toEqual({ url: 'field-reports', share: 0.1 });
});

it.each([
  { reportUrl: 'http://plain.example.com' },
  { reportUrl: '//other.example.com' },
  { reportUrl: '/reports' },
  { reportUrl: '../login' },
  { reportUrl: 'javascript:alert(1)' },
  { reportUrl: 'https://user:secret@example.com/' },
  { reportUrl: 7 },
  { reportShare: 0 },
  { reportShare: 2 },
  { reportShare: 'half' },
  { reportShare: {} },
])('what can’t be read switches them off: %j', (config) => {
  expect(read(config, built)).toBeNull();
});
