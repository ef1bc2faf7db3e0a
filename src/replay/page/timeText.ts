import { formatTimestamp } from '../../lib/dates';

/** `14:00:05` in Phnom Penh at a timestamp. */
export function clockText(timestamp: number): string {
  return formatTimestamp(timestamp, 'HH:mm:ss');
}

/** `14:00:05.120`. */
export function exactClockText(timestamp: number): string {
  return formatTimestamp(timestamp, 'HH:mm:ss.SSS');
}

/** `20-11-2026 14:00:05`. */
export function dateText(timestamp: number): string {
  return formatTimestamp(timestamp, 'DD-MM-YYYY HH:mm:ss');
}

/** `+4:07.1` or `+1:04:07.1`, from the start of the recording; milliseconds. */
export function offsetText(milliseconds: number): string {
  const tenths = Math.round(milliseconds / 100);
  const { hours, minutes, seconds } = partsOf(Math.floor(tenths / 10));
  const tail = `${pad(seconds)}.${tenths % 10}`;
  return hours > 0 ? `+${hours}:${pad(minutes)}:${tail}` : `+${minutes}:${tail}`;
}

/** `23 min 4 s`. */
export function lengthText(milliseconds: number): string {
  const { hours, minutes, seconds } = partsOf(Math.round(milliseconds / 1000));
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`;
}

function partsOf(seconds: number) {
  const minutes = Math.floor(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: seconds % 60 };
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
