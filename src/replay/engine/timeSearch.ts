import { dayOf, parseServerStamp, startOfDay } from '../../lib/dates';
import { withAsciiDigits } from '../../lib/khmerDigits';

/** From a timestamp up to, but not including, another; milliseconds since the epoch. */
export interface TimeSpan {
  from: number;
  to: number;
}

const secondMs = 1000;
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** An optional date, then hours and minutes, perhaps with seconds. */
const clockPattern = /^(?:(\d{1,2})-(\d{1,2})(?:-(\d{4}))? )?(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
/** The time since the start, as the page writes it: `+4:07` or `+1:04:07`, perhaps with tenths. */
const offsetPattern = /^\+(?:(\d+):)?(\d{1,2}):(\d{2})(?:\.\d)?$/;

/**
 * What a typed time means within a recording: the minute of `10:54`, the second of `10:54:09`, both
 * also after a date (`24-11 0:05`, `24-11-2026 0:05`), or the second of `+4:07` since the start.
 * Without a date it is the day of the recording on which that time lies in it.
 *
 * @param first and `last`: the times of the first and of the last step
 * @returns null for no time, and for a date on which nothing was recorded
 */
export function parseTime(text: string, first: number, last: number): TimeSpan | null {
  const typed = withAsciiDigits(text).trim();
  const offset = offsetPattern.exec(typed);
  if (offset) {
    const [, hours = '0', minutes, seconds] = offset;
    const passed = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
    const from = first + passed * secondMs;
    return { from, to: from + secondMs };
  }
  const clock = clockPattern.exec(typed);
  if (!clock) return null;
  const [, date, month, year, hours = '', minutes, seconds] = clock;
  const two = (digits: string) => digits.padStart(2, '0');
  const dayEnd = date && month ? `${year ?? ''}-${two(month)}-${two(date)}` : '';
  const spans = daysBetween(first, last)
    .filter((day) => day.endsWith(dayEnd))
    .map((day) => parseServerStamp(`${day}T${two(hours)}:${minutes}:${seconds ?? '00'}`))
    .filter((from) => from !== null)
    .map((from) => ({ from, to: from + (seconds === undefined ? minuteMs : secondMs) }));
  return spans.find(({ from, to }) => to > first && from <= last) ?? spans[0] ?? null;
}

/** What {@link parseTime} reads, or the span from one such time to another: `10:54 – 10:56`. */
export function parseTimes(text: string, first: number, last: number): TimeSpan | null {
  const [from = '', to, ...others] = text.split(/ - | ?– ?/);
  const start = parseTime(from, first, last);
  if (to === undefined || start === null) return start;
  const end = parseTime(to, first, last);
  return end === null || others.length > 0 ? null : { from: start.from, to: end.to };
}

/** No recording lasts longer; a made-up file may say so. */
const mostDays = 60;

function daysBetween(first: number, last: number): string[] {
  const days: string[] = [];
  for (let at = startOfDay(first); at <= last && days.length < mostDays; at += dayMs) {
    days.push(dayOf(at));
  }
  return days;
}

/** The first step within a span; if there is none, the last one before it. */
export function stepWithin(timestamps: readonly number[], { from, to }: TimeSpan): number {
  const next = timestamps.findIndex((at) => at >= from);
  const isWithin = (timestamps[next] ?? to) < to;
  return isWithin ? next : Math.max(0, (next < 0 ? timestamps.length : next) - 1);
}
