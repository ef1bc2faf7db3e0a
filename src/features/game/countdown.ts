/**
 * The countdown as a deadline. A push can come late but never early, so the nearest deadline that
 * any push of a countdown gives is the one to trust, and no later push moves it away again. Only a
 * value higher than the one before can begin a new countdown.
 */
export interface Countdown {
  /** When the round closes, by the app's clock in milliseconds; null before the first push. */
  deadline: number | null;
  /** A later deadline that a higher value gave and that no push has agreed with yet. */
  claimed: number | null;
  /** The value of the last push in seconds. */
  pushed: number | null;
}

/** Before the first push of a round. */
export const noCountdown: Countdown = { deadline: null, claimed: null, pushed: null };

/** Two pushes agree on a deadline within this many milliseconds. */
const agreementMs = 500;

/** The countdown after a push of `seconds` that arrived at `now` (milliseconds). */
export function countdownAfterPush(before: Countdown, seconds: number, now: number): Countdown {
  const given = now + seconds * 1000;
  const { deadline, claimed, pushed } = before;
  const settled = (at: number): Countdown => ({ deadline: at, claimed: null, pushed: seconds });
  if (deadline === null || given <= deadline) return settled(given);

  if (pushed !== null && seconds > pushed) {
    // What has run out can't be prolonged by mistake; what still runs needs a second push.
    if (deadline <= now) return settled(given);
    return { deadline, claimed: given, pushed: seconds };
  }
  const isNext = pushed !== null && seconds < pushed;
  const isAgreed = isNext && claimed !== null && Math.abs(given - claimed) <= agreementMs;
  return settled(isAgreed ? Math.min(given, claimed) : deadline);
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
