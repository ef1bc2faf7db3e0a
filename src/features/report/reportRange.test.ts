import { parseReportRange, selectReportDay, selectReportRange } from './reportRange';

const rangeOf = (query: string) => parseReportRange(new URLSearchParams(query));
const november = { startDate: '2026-11-01', endDate: '2026-11-30' };
const query = 'start_date=2026-11-01&end_date=2026-11-30';
const at = (pathname: string, search: string) => ({ navigation: { pathname, search } });

describe('the range in an address', () => {
  it('has two real days, the first not after the last', () => {
    expect(rangeOf(query)).toEqual(november);
    expect(rangeOf(`${query}&start_date=junk`)).toEqual(november);
    expect(rangeOf('start_date=2026-11-01&end_date=2026-11-01')).toEqual({
      startDate: '2026-11-01',
      endDate: '2026-11-01',
    });
  });

  it.each([
    '',
    'start_date=2026-11-01',
    'end_date=2026-11-30',
    'start_date=2026-11-02&end_date=2026-11-01',
    'start_date=2026-02-30&end_date=2026-11-30',
    'start_date=2026-11-01&end_date=2026-11-31',
    'start_date=&end_date=',
    'start_date=2026-11-20T00:00:00Z&end_date=2026-11-30',
    'start_date=%202026-11-20&end_date=2026-11-30',
    'start_date=2026-11-20%0A&end_date=2026-11-30',
    'start_date=%2B02026-11-20&end_date=2026-11-30',
    'start_date[]=2026-11-20&end_date[]=2026-11-30',
    'start_date=junk&start_date=2026-11-20&end_date=2026-11-30',
    'start_date=%E0%A4%A&end_date=2026-11-30',
  ])('is none in “%s”', (text) => {
    expect(rangeOf(text)).toBeNull();
  });

  it('is that of the report’s own address only', () => {
    expect(selectReportRange(at('/report', `?${query}`))).toEqual(november);
    expect(selectReportRange(at('/report/', `?${query}`))).toEqual(november);
    expect(selectReportRange(at('/report/detail', `?${query}`))).toBeNull();
    expect(selectReportRange({ navigation: null })).toBeNull();
  });
});

it('the day in an address is a real day in the address of a detail', () => {
  expect(selectReportDay(at('/report/detail', '?date=2026-11-20'))).toBe('2026-11-20');
  expect(selectReportDay(at('/report/detail', '?date=2026-02-30'))).toBeNull();
  expect(selectReportDay(at('/report/detail', ''))).toBeNull();
  expect(selectReportDay(at('/report', '?date=2026-11-20'))).toBeNull();
  expect(selectReportDay({ navigation: null })).toBeNull();
});
