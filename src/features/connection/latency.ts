/**
 * The delay of the connection: the round trips of the websocket's pings and of the calls. Pure functions;
 * times are milliseconds of the app's clock.
 */
export interface Latency {
  /** The last round trips in milliseconds, oldest first. */
  samplesMs: number[];
  /** When the ping that has no pong yet was sent; null if there is none. */
  pingedAt: number | null;
  /** The seconds by which the player should send earlier; 0 while the delay endangers no bet. */
  marginSeconds: number;
}

/** Before the first round trip. */
export const unknownLatency: Latency = { samplesMs: [], pingedAt: null, marginSeconds: 0 };

const rememberedSamples = 20;
/** Fewer round trips say nothing. */
const leastSamples = 4;
const percentile = 0.95;
/** A delay up to this many milliseconds endangers no bet: the server closes later than the keypad. */
const harmlessMs = 1000;
/** How much the delay must improve before the hint changes back, so that it does not flicker; milliseconds. */
const hysteresisMs = 200;
/** What takes longer may have been slept through; every call has this time limit. */
const longestSampleMs = 15_000;
const leastPongLimitMs = 5000;
const mostPongLimitMs = 30_000;

/** The latency after a round trip of `ms` milliseconds. */
export function latencyAfterSample(latency: Latency, ms: number): Latency {
  if (!(ms >= 0 && ms <= longestSampleMs)) return latency;
  const samplesMs = [...latency.samplesMs, ms].slice(-rememberedSamples);
  const delayMs = usualDelayMs(samplesMs) ?? 0;
  const relaxed = Math.min(latency.marginSeconds, marginOf(delayMs + hysteresisMs));
  return { ...latency, samplesMs, marginSeconds: Math.max(marginOf(delayMs), relaxed) };
}

/** The latency after a ping was sent. A pong belongs to the oldest ping without one. */
export function latencyAfterPing(latency: Latency, at: number): Latency {
  return latency.pingedAt === null ? { ...latency, pingedAt: at } : latency;
}

/** The latency after a pong; one that nobody asked for, such as the SDK's own, measures nothing. */
export function latencyAfterPong(latency: Latency, at: number): Latency {
  const { pingedAt } = latency;
  if (pingedAt === null) return latency;
  return latencyAfterSample({ ...latency, pingedAt: null }, at - pingedAt);
}

/** The latency after the connection was lost: the pong of a sent ping will not come. */
export function latencyAfterLoss(latency: Latency): Latency {
  return { ...latency, pingedAt: null };
}

/**
 * The running 95th percentile of the round trips in milliseconds, rounded down to one that was measured,
 * so that a single slow one never decides. Null while too few are known.
 */
export function usualDelayMs(samplesMs: readonly number[]): number | null {
  if (samplesMs.length < leastSamples) return null;
  const sorted = [...samplesMs].sort((one, other) => one - other);
  return sorted[Math.floor(percentile * sorted.length) - 1] ?? null;
}

/** How long the server may take for a pong, in milliseconds: four times the usual delay, within bounds. */
export function pongLimitMs(latency: Latency = unknownLatency): number {
  const delayMs = usualDelayMs(latency.samplesMs) ?? 0;
  return Math.min(Math.max(leastPongLimitMs, 4 * delayMs), mostPongLimitMs);
}

function marginOf(delayMs: number): number {
  return delayMs > harmlessMs ? Math.ceil(delayMs / 1000) : 0;
}
