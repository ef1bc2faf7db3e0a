import { parseTime, parseTimes, stepWithin } from './timeSearch';

/** In Phnom Penh, on 20 November 2026 unless another day is given. */
const at = (time: string, day = '2026-11-20') => Date.parse(`${day}T${time}+07:00`);

describe('parseTime', () => {
  const [first, last] = [at('10:50:03'), at('11:20:00')];

  it.each([
    ['10:54', at('10:54:00'), at('10:55:00')],
    ['10:54:09', at('10:54:09'), at('10:54:10')],
    [' \u17e1\u17e0:\u17e5\u17e4:\u17e0\u17e9 ', at('10:54:09'), at('10:54:10')],
    ['20-11 10:54', at('10:54:00'), at('10:55:00')],
    ['20-11-2026 10:54:09', at('10:54:09'), at('10:54:10')],
    ['+4:07', at('10:54:10'), at('10:54:11')],
    ['+0:04:07.1', at('10:54:10'), at('10:54:11')],
    ['10:50', at('10:50:00'), at('10:51:00')],
    ['9:00', at('09:00:00'), at('09:01:00')],
  ])('reads “%s” as a span of the recording', (text, from, to) => {
    expect(parseTime(text, first, last)).toEqual({ from, to });
  });

  it.each(['', '10', '54321', '10:5', '25:00', '10:99', '10:54:09:1', '21-11 10:54', 'bet 10:54'])(
    'reads no time in “%s”',
    (text) => expect(parseTime(text, first, last)).toBeNull(),
  );

  it('takes the day on which a time lies in a recording that crosses midnight', () => {
    const [evening, morning] = [at('23:40:00'), at('00:30:00', '2026-11-21')];
    const parse = (text: string) => parseTime(text, evening, morning)?.from;
    expect(parse('23:50')).toBe(at('23:50:00'));
    expect(parse('0:05')).toBe(at('00:05:00', '2026-11-21'));
    expect(parse('21-11 0:05')).toBe(at('00:05:00', '2026-11-21'));
    expect(parse('20-11 0:05')).toBe(at('00:05:00'));
  });
});

describe('parseTimes', () => {
  it.each(['10:54 – 10:56', '10:54–10:56', '10:54 - 10:56'])('reads the span of “%s”', (text) => {
    expect(parseTimes(text, at('10:00:00'), at('11:00:00'))).toEqual({
      from: at('10:54:00'),
      to: at('10:57:00'),
    });
  });

  it('reads a single time, and nothing where one of two is no time', () => {
    const parse = (text: string) => parseTimes(text, at('10:00:00'), at('11:00:00'));
    expect(parse('10:54')).toEqual({ from: at('10:54:00'), to: at('10:55:00') });
    expect(parse('10:54 – then')).toBeNull();
  });
});

describe('stepWithin', () => {
  const timestamps = [1000, 2000.7, 2300, 9000];

  it.each([
    [{ from: 2000, to: 3000 }, 1],
    [{ from: 2200, to: 3000 }, 2],
    [{ from: 5000, to: 6000 }, 2],
    [{ from: 0, to: 900 }, 0],
    [{ from: 9001, to: 9100 }, 3],
  ])('finds the first step in %j, or the last one before it', (span, step) => {
    expect(stepWithin(timestamps, span)).toBe(step);
  });
});
