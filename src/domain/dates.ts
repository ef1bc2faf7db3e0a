import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { visibleFigure } from './typedText';

/**
 * All dates of the game, in Phnom Penh time. Timestamps are milliseconds since the epoch. Why the
 * offset is fixed: docs/decisions/dates.md.
 */
dayjs.extend(utc);

const offsetHours = 7;
const dayFormat = 'YYYY-MM-DD';
const stampFormat = 'YYYY-MM-DDTHH:mm:ss';

/** A calendar day, `yyyy-MM-dd`. */
export type Day = string;

export interface DayRange {
  startDate: Day;
  endDate: Day;
}

/** The six quick ranges of the report, in the order in which they are shown. */
export const datePresets = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
] as const;

export type DatePreset = (typeof datePresets)[number];

/** The wall clock in Phnom Penh. Only for formatting and calendar arithmetic: it is 7 hours ahead. */
function wallClock(timestamp: number): Dayjs {
  return dayjs.utc(timestamp).add(offsetHours, 'hour');
}

/** A real date of the years 1970 to 9999 in exactly this format, or null. */
function parseStrictly(text: string, format: string): Dayjs | null {
  const date = dayjs.utc(text);
  const isInRange = date.year() >= 1970 && date.year() <= 9999;
  return isInRange && date.format(format) === text ? date : null;
}

const stampPattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:\.\d+)?(?:Z|([+-])(\d{2})(?::?(\d{2}))?)?$/;

/**
 * The timestamp of a server stamp: ISO 8601 with or without fraction and zone, or
 * `YYYY-MM-DD HH:mm:ss`. Without a zone it is Phnom Penh time. Null for no real date and time.
 */
export function parseServerStamp(stamp: string | null): number | null {
  const match = stampPattern.exec(stamp ?? '');
  if (!match) return null;
  const [text, day, time, sign, hours, minutes] = match;
  const local = parseStrictly(`${day}T${time}`, stampFormat);
  if (local === null) return null;
  if (text.endsWith('Z')) return local.valueOf();
  const zoneMinutes = sign
    ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes ?? 0))
    : offsetHours * 60;
  return local.subtract(zoneMinutes, 'minute').valueOf();
}

/** `20-11-2026 | 9:07:05`, the bet time of specification section 9; null for no real time. */
export function formatBetTime(stamp: string | null): string | null {
  const timestamp = parseServerStamp(stamp);
  return timestamp === null ? null : wallClock(timestamp).format('D-MM-YYYY | H:mm:ss');
}

/** Whether a text is a real calendar day `yyyy-MM-dd` of the years 1970 to 9999. */
export function isDay(text: unknown): text is Day {
  return typeof text === 'string' && parseStrictly(text, dayFormat) !== null;
}

/**
 * The day that a player wrote: year first or last, in four digits, the day before the month otherwise; `-`, `/`, `.`
 * or spaces between them. Null for other text, also for a year of two digits.
 */
export function readDay(text: string): Day | null {
  const parts = visibleFigure(text).split(/\s*[-/.\s]\s*/);
  const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? parts.reverse() : parts;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parts.length === 3 && isDay(written) ? written : null;
}

/** `dd-MM-yyyy` for a day; null if the text is none. */
export function formatDay(day: string): string | null {
  return parseStrictly(day, dayFormat)?.format('DD-MM-YYYY') ?? null;
}

/** The day in Phnom Penh at a timestamp. */
export function dayOf(timestamp: number): Day {
  return wallClock(timestamp).format(dayFormat);
}

/** A timestamp in Phnom Penh time, in a Day.js format; `unknown` for no valid date. */
export function formatTimestamp(timestamp: number, format: string): string {
  const date = wallClock(timestamp);
  return date.isValid() ? date.format(format) : 'unknown';
}

/**
 * The range of a quick button. Weeks run from Monday to Sunday; this week and this month run to the
 * end of the period.
 */
export function presetRange(preset: DatePreset, now: number): DayRange {
  const today = wallClock(now);
  const monday = today.subtract((today.day() + 6) % 7, 'day');
  const lastMonth = today.startOf('month').subtract(1, 'month');
  const ranges: Record<DatePreset, [Dayjs, Dayjs]> = {
    today: [today, today],
    yesterday: [today.subtract(1, 'day'), today.subtract(1, 'day')],
    thisWeek: [monday, monday.add(6, 'day')],
    lastWeek: [monday.subtract(7, 'day'), monday.subtract(1, 'day')],
    thisMonth: [today.startOf('month'), today.endOf('month')],
    lastMonth: [lastMonth, lastMonth.endOf('month')],
  };
  const [start, end] = ranges[preset];
  return { startDate: start.format(dayFormat), endDate: end.format(dayFormat) };
}
