import { closedAtSeconds, warnAtSeconds } from '../../config/bettingRules';

export type CountdownTone = 'plain' | 'warning' | 'closing';

/** The tone of a countdown for the whole seconds left: red at 5 or less, orange at 15 or less. */
export function countdownTone(seconds: number): CountdownTone {
  if (seconds <= closedAtSeconds) return 'closing';
  return seconds <= warnAtSeconds ? 'warning' : 'plain';
}

/** The moment last announced to screen readers for the seconds left: 15, 5, 0, or none above 15. */
export function announcedMoment(seconds: number): number | null {
  if (seconds <= 0) return 0;
  if (seconds <= closedAtSeconds) return closedAtSeconds;
  return seconds <= warnAtSeconds ? warnAtSeconds : null;
}
