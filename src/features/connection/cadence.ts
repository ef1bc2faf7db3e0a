/** How often this backend pushes its countdown, learned from the pushes. */
export interface Cadence {
  /** When the last push came, by the app's clock in milliseconds; null before the first. */
  pushedAt: number | null;
  /** Its value in seconds; 0 once the round is over. */
  pushed: number;
  /** Milliseconds between the last pushes, oldest first. */
  gapsMs: number[];
  /** The last gap that was far longer than usual, as between two rounds; null before the first one. */
  restMs: number | null;
}

/** Before the first push. */
export const unknownCadence: Cadence = { pushedAt: null, pushed: 0, gapsMs: [], restMs: null };

const rememberedGaps = 5;
/** Gaps needed to know the cadence: those of three pushes. */
const leastGaps = 2;
/** The minimum tolerance in milliseconds, for backends that push more than once a second. */
const leastQuietMs = 3000;
/** A gap of more than this many times the usual one is too long. */
const patience = 3;
/** The silence in milliseconds that is tolerated before a pause between two rounds was observed. */
const unknownRestMs = 300_000;

/**
 * The cadence after a push of `seconds` that arrived at `at`, on a connection that opened at `openedAt`
 * (milliseconds of the app's clock).
 */
export function cadenceAfterPush(
  cadence: Cadence,
  seconds: number,
  at: number,
  openedAt: number | null = null,
): Cadence {
  const { pushedAt, pushed, gapsMs } = cadence;
  // The first push of a connection ends an outage, which must not pass for a pause between two rounds.
  if (pushedAt === null || pushedAt < (openedAt ?? -Infinity)) {
    return { ...cadence, pushedAt: at, pushed: seconds };
  }
  // Delayed pushes arrive together; the difference of their values shows how often they were sent.
  const gapMs = Math.max(at - pushedAt, (pushed - seconds) * 1000);
  const isRest = gapMs > (longestGapMs(cadence) ?? Infinity);
  return {
    pushedAt: at,
    pushed: seconds,
    gapsMs: [...gapsMs, gapMs].slice(-rememberedGaps),
    restMs: isRest ? gapMs : cadence.restMs,
  };
}

/** The cadence after the round was drawn or another began: no push is due before the next countdown. */
export const cadenceAfterRound = (cadence: Cadence): Cadence => ({ ...cadence, pushed: 0 });

/** Whether the countdown runs at `at` (milliseconds) by the last push, so that a push is due. */
export function isPushDueAt({ pushedAt, pushed }: Cadence, at: number): boolean {
  return at < (pushedAt ?? 0) + pushed * 1000;
}

/** The usual milliseconds between two pushes (the median); null until three have come. */
export function cadenceMs({ gapsMs }: Cadence): number | null {
  if (gapsMs.length < leastGaps) return null;
  const sorted = [...gapsMs].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** The milliseconds after which a push is missing while a round runs; null while none are known. */
export function longestGapMs(cadence: Cadence): number | null {
  const usualMs = cadenceMs(cadence);
  return usualMs === null ? null : Math.max(leastQuietMs, patience * usualMs);
}

/**
 * When a push is missing between two rounds, or while the cadence is unknown, if nothing has come since `lastAt`: an
 * event, or the opening of the connection. A new connection gets one whole pause, because the pause has begun before.
 */
export function restEndsAt(cadence: Cadence, lastAt: number): number {
  const { pushedAt, restMs } = cadence;
  const gapMs = longestGapMs(cadence) ?? 0;
  if (pushedAt === null || restMs === null) return lastAt + Math.max(unknownRestMs, gapMs);
  return Math.max(pushedAt + patience * restMs, lastAt + restMs + gapMs);
}
