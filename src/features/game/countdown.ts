import { closedAtSeconds } from '../../config/bettingRules';

/**
 * The countdown as an estimate of when the round closes (docs/decisions/countdown-deadline.md).
 * A push can arrive late but never early, so an earlier deadline is accepted at once and a later one
 * only when two pushes in a row agree on it.
 */
export interface Countdown {
  /** When the round closes, by the app's clock in milliseconds; null before the first push. */
  deadline: number | null;
  /** A later deadline than `deadline`: by the last push, or the one that a push out of turn has cut short. */
  claimed: number | null;
  /** The value of the last push in seconds. */
  pushed: number | null;
  /**
   * The round has ended, by a push of 0 or by its result. Later pushes belong to the next round and
   * open no betting before that round starts.
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
/** Usual network delay of a push, at most, in milliseconds. */
const jitterMs = 800;
/** Pushes whose deadlines move forward by more than this, in milliseconds, come from a backlog. */
const backlogMs = 300;
/** Deadlines further apart than this, in milliseconds, belong to different countdowns. */
export const otherCountdownMs = 2000;

/** The countdown after a push of `seconds` that arrived at `now` (milliseconds). */
export function countdownAfterPush(before: Countdown, seconds: number, now: number): Countdown {
  const { deadline, claimed, pushed, isOver } = before;
  const given = now + seconds * 1000;
  const closesAt = (pushed ?? Infinity) <= closedAtSeconds ? (claimed ?? deadline) : deadline;
  const isDue = closesAt === null || closesAt - given <= otherCountdownMs;
  if (seconds === 0 && (isOver || isDue)) return endedCountdown;
  if (deadline === null || pushed === null || given <= deadline) {
    // The last pushes of another round cut this one short, until two of its own agree.
    const isOther = seconds <= closedAtSeconds && !isDue;
    return { deadline: given, claimed: isOther ? closesAt : null, pushed: seconds, isOver };
  }
  // A repeated push, or one that a later push has overtaken, carries no new information.
  if (seconds >= pushed && given <= deadline + otherCountdownMs) return before;

  const isAgreed = claimed !== null && areAgreed(claimed, given, pushed - seconds);
  const agreed = isAgreed ? Math.min(claimed, given) : deadline;
  return { deadline: agreed, claimed: given > agreed ? given : null, pushed: seconds, isOver };
}

/**
 * Whether jitter and drift explain the difference between the deadlines of two pushes in a row, the
 * second of which is `countedSeconds` lower. A repeated value confirms nothing.
 */
function areAgreed(first: number, second: number, countedSeconds: number): boolean {
  if (countedSeconds <= 0) return false;
  const driftMs = mostDrift * countedSeconds * 1000;
  return second - first <= jitterMs + driftMs && first - second <= backlogMs + driftMs;
}

/** The countdown at the start of the next round: the pushes since the last round ended, but those of a break. */
export function countdownOfNextRound(before: Countdown): Countdown {
  const isOfRound = before.isOver && (before.pushed ?? 0) > closedAtSeconds;
  return isOfRound ? { ...before, isOver: false } : noCountdown;
}

/** Whole seconds left at `now` (milliseconds): 0 when the round is over or no push has come. */
export function secondsLeftAt(countdown: Countdown, now: number): number {
  if (countdown.deadline === null || countdown.isOver) return 0;
  return Math.max(0, Math.ceil((countdown.deadline - now) / 1000));
}

/** Whether the round is known to be running at `now` (milliseconds). */
export function isCountingDownAt({ deadline, isOver }: Countdown, now: number): boolean {
  return deadline !== null && !isOver && now < deadline;
}

/** Whether the time left is unknown because no push has come, as on a page opened in mid-round. */
export function isTimeUnknown({ deadline, isOver }: Countdown): boolean {
  return deadline === null && !isOver;
}

/** Milliseconds from `now` until the shown second changes; null once it is 0. */
export function msToNextSecond(countdown: Countdown, now: number): number | null {
  const { deadline } = countdown;
  if (deadline === null || !isCountingDownAt(countdown, now)) return null;
  return (deadline - now) % 1000 || 1000;
}
