import { formatTimestamp } from '../../domain/dates';

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

/**
 * `+4:07.1` or `+1:04:07.1`, from the start of the recording; milliseconds. A rounded time may lie
 * just before the start, which reads as the start.
 */
export function offsetText(milliseconds: number): string {
  const tenths = Math.max(0, Math.round(milliseconds / 100));
  const minutes = Math.floor(tenths / 600);
  const hours = Math.floor(minutes / 60);
  const seconds = ((tenths % 600) / 10).toFixed(1).padStart(4, '0');
  if (hours === 0) return `+${minutes}:${seconds}`;
  return `+${hours}:${String(minutes % 60).padStart(2, '0')}:${seconds}`;
}

/** `0:04.2`, `2:05` or `1:04:07` for a duration in milliseconds; the same in every language. */
export function durationText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 60) return `0:${(Math.floor(milliseconds / 100) / 10).toFixed(1).padStart(4, '0')}`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const [mm, ss] = [minutes, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return hours > 0 ? `${hours}:${mm}:${ss}` : `${minutes}:${ss}`;
}
