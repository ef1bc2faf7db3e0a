/**
 * The countdown as a deadline. Pushes come once a second but may be late or arrive in a burst
 * after a frozen line, so a push can only bring the deadline nearer, unless the one after it
 * agrees with it or the server really counts from a higher value again.
 */
export interface Countdown {
  /** When the round closes, by the app's clock in milliseconds; null before the first push. */
  deadline: number | null;
  /** The deadline that the last push alone would give, in milliseconds. */
  claimed: number | null;
  /** The value of the last push in seconds. */
  pushed: number | null;
}

export const noCountdown: Countdown = { deadline: null, claimed: null, pushed: null };

/** Two pushes agree on a deadline within this many milliseconds. */
const agreementMs = 500;

/** The countdown after a push of `seconds` that arrived at `now` (milliseconds). */
export function countdownAfterPush(before: Countdown, seconds: number, now: number): Countdown {
  const claimed = now + seconds * 1000;
  const isNearer = before.deadline === null || claimed <= before.deadline;
  // The same push twice in a burst agrees with itself and confirms nothing.
  const isConfirmed =
    before.claimed !== null &&
    seconds !== before.pushed &&
    Math.abs(claimed - before.claimed) <= agreementMs;
  const isRestarted = before.pushed !== null && seconds > before.pushed;
  const deadline = isNearer || isConfirmed || isRestarted ? claimed : before.deadline;
  return { deadline, claimed, pushed: seconds };
}

/** Whole seconds left at `now` (milliseconds): never more than is left, 0 when nothing is known. */
export function secondsLeftAt(countdown: Countdown, now: number): number {
  if (countdown.deadline === null) return 0;
  return Math.max(0, Math.ceil((countdown.deadline - now) / 1000));
}

/** Milliseconds from `now` until the shown second changes; null when it is 0 and stays so. */
export function msToNextSecond(countdown: Countdown, now: number): number | null {
  if (countdown.deadline === null || countdown.deadline <= now) return null;
  return (countdown.deadline - now) % 1000 || 1000;
}
