import { dayOf, formatDay } from '../../lib/dates';

const offsetMs = 7 * 3_600_000;

/** `14:00:05`, in Phnom Penh, of a moment in milliseconds since the epoch. */
export function clockText(moment: number): string {
  return isoOf(moment).slice(11, 19);
}

/** `14:00:05.120`. */
export function exactClockText(moment: number): string {
  return isoOf(moment).slice(11, 23);
}

/** `20-11-2026 14:00:05`. */
export function dateText(moment: number): string {
  const day = Number.isFinite(moment) ? formatDay(safeDay(moment)) : null;
  return day === null ? 'unknown' : `${day} ${clockText(moment)}`;
}

/** `+4:07.1` or `+1:04:07.1` since the beginning of the visit; milliseconds. */
export function offsetText(milliseconds: number): string {
  const tenths = Math.round(milliseconds / 100);
  const seconds = Math.floor(tenths / 10);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${pad(seconds % 60)}.${tenths % 10}`;
  return hours > 0 ? `+${hours}:${pad(minutes)}:${tail}` : `+${minutes}:${tail}`;
}

/** `23 min 4 s`. */
export function lengthText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** A file may name any number as its moment. */
function isoOf(moment: number): string {
  const date = new Date(moment + offsetMs);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

function safeDay(moment: number): string {
  return isoOf(moment) === '' ? '' : dayOf(moment);
}
