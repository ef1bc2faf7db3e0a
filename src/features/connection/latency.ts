/** The delay of the connection: the last round trips of the calls in milliseconds, oldest first. Pure functions. */
export type RoundTrips = readonly number[];

const rememberedSamples = 20;
/** Fewer round trips say nothing. */
const leastSamples = 4;
const percentile = 0.95;
/** What takes longer may have been slept through; every call has this time limit. */
const longestSampleMs = 15_000;
const leastPongLimitMs = 5000;
const mostPongLimitMs = 30_000;

/** The round trips after one of `ms` milliseconds. */
export function roundTripsAfter(roundTripsMs: RoundTrips, ms: number): RoundTrips {
  if (!(ms >= 0 && ms <= longestSampleMs)) return roundTripsMs;
  return [...roundTripsMs, ms].slice(-rememberedSamples);
}

/**
 * The running 95th percentile of the round trips in milliseconds, rounded down to one that was measured,
 * so that a single slow one never decides. Null while too few are known.
 */
export function usualDelayMs(roundTripsMs: RoundTrips): number | null {
  if (roundTripsMs.length < leastSamples) return null;
  const sorted = [...roundTripsMs].sort((one, other) => one - other);
  return sorted[Math.floor(percentile * sorted.length) - 1] ?? null;
}

/** How long the server may take for a pong, in milliseconds: four times the usual delay, within bounds. */
export function pongLimitMs(roundTripsMs: RoundTrips = []): number {
  const delayMs = usualDelayMs(roundTripsMs) ?? 0;
  return Math.min(Math.max(leastPongLimitMs, 4 * delayMs), mostPongLimitMs);
}
