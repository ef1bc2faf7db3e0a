/**
 * The countdown as an estimate of when the round closes (docs/decisions/countdown-deadline.md).
 * A push can come late but never early, so an earlier deadline is believed at once, and a later one
 * only when two pushes in a row agree on it.
 */
export interface Countdown {
  /** When the round closes, by the app's clock in milliseconds; null before the first push. */
  deadline: number | null;
  /** The deadline that the last push gave, where it is later than `deadline`. */
  claimed: number | null;
  /** The value of the last push in seconds. */
  pushed: number | null;
  /**
   * The round is over, by a push of 0 or its result: the pushes since then belong to the next
   * round, and open nothing before it has begun.
   */
  isOver: boolean;
}

/** Before the first push of a round. */
export const noCountdown: Countdown = {
  deadline: null,
  claimed: null,
  pushed: null,
  isOver: false,
};

/** A round that is over, before the first push of the next one. */
export const endedCountdown: Countdown = { ...noCountdown, isOver: true };

/** The server's clock may be this much slower or faster than ours. */
const mostDrift = 0.05;
/** Pushes are up to this many milliseconds late on an honest line. */
const jitterMs = 800;
/** Pushes that close up faster than this, in milliseconds, are a backlog that is being delivered. */
const backlogMs = 300;
/** Deadlines that are further apart than this, in milliseconds, are not of the same countdown. */
const otherCountdownMs = 2000;

/** The countdown after a push of `seconds` that arrived at `now` (milliseconds). */
export function countdownAfterPush(before: Countdown, seconds: number, now: number): Countdown {
  const { deadline, claimed, pushed, isOver } = before;
  const given = now + seconds * 1000;
  const isDue = deadline !== null && deadline - now <= otherCountdownMs;
  if (seconds === 0 && (isOver || isDue)) return endedCountdown;
  if (deadline === null || pushed === null || given <= deadline) {
    return { deadline: given, claimed: null, pushed: seconds, isOver };
  }
  // Repeated, or overtaken by a later push: it is late and tells nothing.
  if (seconds >= pushed && given <= deadline + otherCountdownMs) return before;

  const isAgreed = claimed !== null && areAgreed(claimed, given, pushed - seconds);
  const agreed = isAgreed ? Math.min(claimed, given) : deadline;
  return { deadline: agreed, claimed: given > agreed ? given : null, pushed: seconds, isOver };
}

/**
 * Whether jitter and drift explain the deadlines of two pushes in a row, the second of which counts
 * `countedSeconds` less. One value repeated is no second witness.
 */
function areAgreed(first: number, second: number, countedSeconds: number): boolean {
  if (countedSeconds <= 0) return false;
  const driftMs = mostDrift * countedSeconds * 1000;
  return second - first <= jitterMs + driftMs && first - second <= backlogMs + driftMs;
}

/** The countdown that the next round begins with: what was pushed since the last one was over. */
export function countdownOfNextRound(before: Countdown): Countdown {
  return before.isOver ? { ...before, isOver: false } : noCountdown;
}

/** Whole seconds left at `now` (milliseconds): 0 when the round is over or nothing is known. */
export function secondsLeftAt(countdown: Countdown, now: number): number {
  if (countdown.deadline === null || countdown.isOver) return 0;
  return Math.max(0, Math.ceil((countdown.deadline - now) / 1000));
}

/** Whether the round is known to run on at `now` (milliseconds). */
export function isCountingDownAt({ deadline, isOver }: Countdown, now: number): boolean {
  return deadline !== null && !isOver && now < deadline;
}

/** Milliseconds from `now` until the shown second changes; null when it is 0 and stays so. */
export function msToNextSecond(countdown: Countdown, now: number): number | null {
  const { deadline } = countdown;
  if (deadline === null || !isCountingDownAt(countdown, now)) return null;
  return (deadline - now) % 1000 || 1000;
}
