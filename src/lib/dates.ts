/**
 * Dates as the game sees them: Phnom Penh, whatever the player's machine says. Cambodia has been
 * seven hours ahead of UTC without summer time since 1970, so a fixed offset is exact.
 */
const offsetMs = 7 * 3_600_000;
const dayMs = 86_400_000;

/** A calendar day, `yyyy-MM-dd`. */
export type Day = string;

export interface DayRange {
  startDate: Day;
  endDate: Day;
}

const presetNames = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
] as const;

export type DatePreset = (typeof presetNames)[number];

/** The six quick ranges of the report, in the order in which they are shown. */
export const datePresets: readonly DatePreset[] = presetNames;

const stampPattern =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(Z|[+-]\d{2}(?::?\d{2})?)?$/;

/**
 * The moment, in milliseconds since the epoch, of a server stamp: ISO 8601 with or without
 * fraction and zone, or `YYYY-MM-DD HH:mm:ss`. Without a zone it is Phnom Penh time. Null where
 * the text is no real date and time.
 */
export function parseServerStamp(stamp: string | null): number | null {
  const match = stampPattern.exec(stamp ?? '');
  if (!match) return null;
  const [, year, month, day, hours, minutes, seconds, zone] = match;
  const midnight = utcOfParts(Number(year), Number(month), Number(day));
  if (midnight === null || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) {
    return null;
  }
  const time = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return midnight + time - zoneOffsetMs(zone);
}

/** `20-11-2026 | 9:07:05`: the bet time of the specification's section 9; null for no date. */
export function formatBetTime(stamp: string | null): string | null {
  const moment = parseServerStamp(stamp);
  if (moment === null) return null;
  const local = new Date(moment + offsetMs);
  const date = `${local.getUTCDate()}-${pad(local.getUTCMonth() + 1)}-${local.getUTCFullYear()}`;
  const time = `${local.getUTCHours()}:${pad(local.getUTCMinutes())}:${pad(local.getUTCSeconds())}`;
  return `${date} | ${time}`;
}

/** Whether a text is a real calendar day `yyyy-MM-dd` of the years 1970 to 9999. */
export function isDay(text: string | null): text is Day {
  return dayToUtc(text ?? '') !== null;
}

/** `dd-MM-yyyy` for a day, or null where the text is none. */
export function formatDay(day: string): string | null {
  if (!isDay(day)) return null;
  const [year, month, date] = day.split('-');
  return `${date}-${month}-${year}`;
}

/** The Phnom Penh day of a moment in milliseconds since the epoch. */
export function dayOf(moment: number): Day {
  return utcToDay(moment + offsetMs);
}

/** `HH:mm:ss` in Phnom Penh of a moment in milliseconds since the epoch. */
export function clockTimeOf(moment: number): string {
  return new Date(moment + offsetMs).toISOString().slice(11, 19);
}

/**
 * The range of a quick button at a moment (milliseconds since the epoch). Weeks run from Monday to
 * Sunday; this week and this month run to the end of the period.
 */
export function presetRange(preset: DatePreset, moment: number): DayRange {
  const local = new Date(moment + offsetMs);
  const today = local.getTime() - (local.getTime() % dayMs);
  const monday = today - ((local.getUTCDay() + 6) % 7) * dayMs;
  const year = local.getUTCFullYear();
  const month = local.getUTCMonth();
  const ranges: Record<DatePreset, [number, number]> = {
    today: [today, today],
    yesterday: [today - dayMs, today - dayMs],
    thisWeek: [monday, monday + 6 * dayMs],
    lastWeek: [monday - 7 * dayMs, monday - dayMs],
    thisMonth: [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 0)],
    lastMonth: [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)],
  };
  const [start, end] = ranges[preset];
  return { startDate: utcToDay(start), endDate: utcToDay(end) };
}

function dayToUtc(text: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? utcOfParts(Number(match[1]), Number(match[2]), Number(match[3])) : null;
}

function utcOfParts(year: number, month: number, day: number): number | null {
  if (year < 1970) return null;
  const utc = Date.UTC(year, month - 1, day);
  const date = new Date(utc);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? utc : null;
}

function utcToDay(utc: number): Day {
  return new Date(utc).toISOString().slice(0, 10);
}

function zoneOffsetMs(zone: string | undefined): number {
  if (zone === undefined) return offsetMs;
  if (zone === 'Z') return 0;
  const sign = zone.startsWith('-') ? -1 : 1;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', ''));
  return sign * minutes * 60_000;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
