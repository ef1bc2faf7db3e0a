/** Seconds from which betting is closed and the countdown red (specification section 9). */
const closingSeconds = 5;
/** Seconds from which the countdown is orange (specification section 9). */
const warningSeconds = 15;

export type CountdownTone = 'plain' | 'warning' | 'closing';

/** The tone of a countdown for the whole seconds left: red at 5 or less, orange at 15 or less. */
export function countdownTone(seconds: number): CountdownTone {
  if (seconds <= closingSeconds) return 'closing';
  return seconds <= warningSeconds ? 'warning' : 'plain';
}

/** The moment last announced to screen readers for the seconds left: 15, 5, 0, or none above 15. */
export function announcedMoment(seconds: number): number | null {
  if (seconds <= 0) return 0;
  if (seconds <= closingSeconds) return closingSeconds;
  return seconds <= warningSeconds ? warningSeconds : null;
}
