import { formatTimestamp } from '../../domain/dates';

/** `14:00:05` in Phnom Penh at a timestamp. */
export function clockText(timestamp: number): string {
  return formatTimestamp(timestamp, 'HH:mm:ss');
}

/** `20-11-2026 14:00:05`. */
export function dateText(timestamp: number): string {
  return formatTimestamp(timestamp, 'DD-MM-YYYY HH:mm:ss');
}

/** `0:04.2`, `2:05` or `1:04:07` for a duration in milliseconds; the same in every language. */
export function durationText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < 60) return `0:${(Math.floor(milliseconds / 100) / 10).toFixed(1).padStart(4, '0')}`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const [mm, ss] = [minutes, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return hours > 0 ? `${hours}:${mm}:${ss}` : `${minutes}:${ss}`;
}
