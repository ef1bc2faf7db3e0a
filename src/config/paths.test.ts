import { paths } from './paths';

const range = { startDate: '2026-11-01', endDate: '2026-11-20' };

describe('an address', () => {
  it('[2.15] of home names the tab, save the first', () => {
    expect(paths.home()).toBe('/');
    expect(paths.home('')).toBe('/');
    expect(paths.home('win-lose')).toBe('/?slug=win-lose');
    expect(paths.home('result')).toBe('/?slug=result');
  });

  it('[4.30] of the report names its range', () => {
    expect(paths.report()).toBe('/report');
    expect(paths.report(range)).toBe('/report?start_date=2026-11-01&end_date=2026-11-20');
  });

  it('[2.37] of a day names the day and the range to go back to', () => {
    expect(paths.reportDetail('2026-11-20', range)).toBe(
      '/report/detail?date=2026-11-20&start_date=2026-11-01&end_date=2026-11-20',
    );
  });

  it('keeps what the server wrote as a date inside its parameter', () => {
    const address = paths.reportDetail('20/11&end_date=x#y', range);
    expect(address).toBe(
      '/report/detail?date=20%2F11%26end_date%3Dx%23y&start_date=2026-11-01&end_date=2026-11-20',
    );
  });
});
