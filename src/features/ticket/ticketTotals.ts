import { closedAtSeconds } from '../../config/bettingRules';

/**
 * How many lines can be sent before betting closes.
 *
 * @param delayMs the usual delay of a response in milliseconds; null if it is not known
 */
export function linesInTime(secondsLeft: number, delayMs: number | null): number | null {
  if (delayMs === null) return null;
  const msLeft = Math.max(0, secondsLeft - closedAtSeconds) * 1000;
  return Math.min(Math.floor(msLeft / Math.max(1, delayMs)), 999);
}
