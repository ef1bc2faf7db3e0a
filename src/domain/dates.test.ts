import {
  dayOf,
  formatBetTime,
  formatDay,
  formatTimestamp,
  isDay,
  parseServerStamp,
  presetRange,
  readDay,
} from './dates';

/** A timestamp by its Phnom Penh wall clock. */
const at = (local: string) => Date.parse(`${local}+07:00`);

describe('presetRange', () => {
  const friday = '2026-11-20T14:00:00';
  const sunday = '2026-11-22T23:59:59';
  /** While it is Sunday in UTC. */
  const monday = '2026-11-23T00:30:00';
  const firstOfMarchInALeapYear = '2028-03-01T00:30:00';
  /** While it is the old year in UTC. */
  const newYear = '2027-01-01T06:59:59';

  it.each([
    ['today', friday, '2026-11-20', '2026-11-20'],
    ['yesterday', friday, '2026-11-19', '2026-11-19'],
    ['thisWeek', friday, '2026-11-16', '2026-11-22'],
    ['lastWeek', friday, '2026-11-09', '2026-11-15'],
    ['thisMonth', friday, '2026-11-01', '2026-11-30'],
    ['lastMonth', friday, '2026-10-01', '2026-10-31'],
    ['thisWeek', sunday, '2026-11-16', '2026-11-22'],
    ['lastWeek', sunday, '2026-11-09', '2026-11-15'],
    ['today', monday, '2026-11-23', '2026-11-23'],
    ['thisWeek', monday, '2026-11-23', '2026-11-29'],
    ['lastWeek', monday, '2026-11-16', '2026-11-22'],
    ['yesterday', firstOfMarchInALeapYear, '2028-02-29', '2028-02-29'],
    ['thisWeek', firstOfMarchInALeapYear, '2028-02-28', '2028-03-05'],
    ['thisMonth', firstOfMarchInALeapYear, '2028-03-01', '2028-03-31'],
    ['lastMonth', firstOfMarchInALeapYear, '2028-02-01', '2028-02-29'],
    ['today', newYear, '2027-01-01', '2027-01-01'],
    ['yesterday', newYear, '2026-12-31', '2026-12-31'],
    ['thisWeek', newYear, '2026-12-28', '2027-01-03'],
    ['lastWeek', newYear, '2026-12-21', '2026-12-27'],
    ['thisMonth', newYear, '2027-01-01', '2027-01-31'],
    ['lastMonth', newYear, '2026-12-01', '2026-12-31'],
  ] as const)(
    '[9.15] has the range of %s at %s in Phnom Penh',
    (preset, local, startDate, endDate) => {
      expect(presetRange(preset, at(local))).toEqual({ startDate, endDate });
    },
  );
});

it.each([
  ['2026-11-19T16:59:59Z', '2026-11-19'],
  ['2026-11-19T17:00:00Z', '2026-11-20'],
  ['2026-11-20T16:59:59Z', '2026-11-20'],
])('[9.16] dayOf puts %s on the Phnom Penh day %s', (time, day) => {
  expect(dayOf(Date.parse(time))).toBe(day);
});

describe('formatTimestamp', () => {
  it('writes a timestamp in Phnom Penh time', () => {
    const format = 'DD-MM-YYYY HH:mm:ss.SSS';
    expect(formatTimestamp(at('2026-03-08T02:30:05.120'), format)).toBe('08-03-2026 02:30:05.120');
  });

  it.each([NaN, Infinity, 1e17])('writes the text for unknown for %p', (timestamp) => {
    expect(formatTimestamp(timestamp, 'HH:mm')).toBe('unknown');
  });
});

describe('parseServerStamp', () => {
  const timestamp = Date.parse('2026-11-20T09:07:05Z');

  it.each([
    '2026-11-20T09:07:05.000000Z',
    '2026-11-20T09:07:05Z',
    '2026-11-20T09:07:05.9Z',
    '2026-11-20T16:07:05+07:00',
    '2026-11-20T16:07:05.123456+0700',
    '2026-11-20T04:37:05-04:30',
    '2026-11-20 16:07:05.123456+07',
    '2026-11-20 16:07:05',
    '2026-11-20T16:07:05',
    '2026-11-20T16:07:05.000',
  ])('[9.19] reads %s', (stamp) => {
    expect(parseServerStamp(stamp)).toBe(timestamp);
  });

  it.each([
    null,
    '',
    'junk',
    '2026-11-20',
    '16:07:05',
    '2026-02-30 09:07:05',
    '2026-13-01 09:07:05',
    '2026-11-20 24:00:00',
    '2026-11-20 09:60:00',
    '2026-11-20 09:07:60',
    '0000-01-01 00:00:00',
    '99999-01-01 00:00:00',
    '20-11-2026 09:07:05',
    '2026-11-20T09:07:05Zjunk',
    ' 2026-11-20T09:07:05Z',
    '<b>2026-11-20T09:07:05Z</b>',
  ])('[9.19] refuses %s', (stamp) => {
    expect(parseServerStamp(stamp)).toBeNull();
    expect(parseServerStamp('2026-11-20T09:07:05Z')).toBe(timestamp);
  });
});

describe('formatBetTime', () => {
  it.each([
    ['2026-11-20T02:07:05.000000Z', '20-11-2026 | 9:07:05'],
    ['2026-11-05 09:07:05', '5-11-2026 | 9:07:05'],
    ['2026-01-05 00:00:00', '5-01-2026 | 0:00:00'],
    ['2026-12-31T17:00:00Z', '1-01-2027 | 0:00:00'],
    ['2026-11-20 23:59:59', '20-11-2026 | 23:59:59'],
  ])('[9.17, 9.18] writes %s as %s', (stamp, text) => {
    expect(formatBetTime(stamp)).toBe(text);
  });

  it('[9.19] returns null for an invalid or missing date', () => {
    expect(formatBetTime('2026-02-30 09:07:05')).toBeNull();
    expect(formatBetTime(null)).toBeNull();
    expect(formatBetTime('2026-02-28 09:07:05')).toBe('28-02-2026 | 9:07:05');
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-11-20', '20-11-2026'],
    ['2028-02-29', '29-02-2028'],
    ['1970-01-01', '01-01-1970'],
    ['9999-12-31', '31-12-9999'],
  ])('writes %s as %s', (day, text) => {
    expect(isDay(day)).toBe(true);
    expect(formatDay(day)).toBe(text);
  });

  it.each(['', 'junk', '2026-02-30', '2027-02-29', '2026-00-10', '2026-11-00', '0000-01-01'])(
    'refuses %s',
    (text) => {
      expect(isDay(text)).toBe(false);
      expect(formatDay(text)).toBeNull();
    },
  );

  it.each(['99999-01-01', '20-11-2026', '2026-1-2', '2026-11-20\n', '1969-12-31', '<b>'])(
    'refuses %j',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});

describe('readDay', () => {
  it.each([
    ...[
      '2026-11-03',
      '2026/11/3',
      '03/11/2026',
      '3-11-2026',
      '3.11.2026',
      '3 11 2026',
      '03 - 11 - 2026',
    ],
    ...['\u17e3-\u17e1\u17e1-\u17e2\u17e0\u17e2\u17e6', '\u200e03-11-2026\u200b\n'],
  ])('reads %j', (text) => {
    expect(readDay(text)).toBe('2026-11-03');
  });

  it.each([
    '3-11-26',
    '11/15/2026',
    '31-02-2026',
    '2026-11',
    '3-11-2026 x',
    '03112026',
    '',
    'today',
  ])('reads no day from %j', (text) => {
    expect(readDay(text)).toBeNull();
  });
});
