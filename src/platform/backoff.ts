/** The first wait before something that failed is tried again, and the longest, in milliseconds. */
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** Requests after an event that reaches all clients at once are spread over this many milliseconds. */
export const eventSpreadMs = 2000;
/** The same for `/config.json`, which no player waits for. */
export const configSpreadMs = 20_000;
/** The network of a whole area returns at once: its clients reconnect spread over this many milliseconds. */
export const onlineSpreadMs = 500;
/** A silence begins for all clients with the same last event: they ping the server up to this much earlier. */
export const heartbeatSpreadMs = 5000;

/**
 * How long a client waits before it does what all clients would otherwise do in the same instant.
 *
 * @param random from 0 to below 1
 * @returns milliseconds
 */
export function spreadWaitMs(random: number, spreadMs = eventSpreadMs): number {
  return random * spreadMs;
}

/**
 * How long to wait before something that failed is tried again: one second (specification section 9),
 * doubled with each failure up to 30, and up to its own length more, so that a crowd comes back spread. A longer
 * `Retry-After` spreads by its own length too, 30 seconds at most.
 *
 * @param failures how often it failed in a row before this one, from 0
 * @param random from 0 to below 1
 * @param retryAfterMs the least wait that the server asked for, in milliseconds
 * @returns milliseconds
 */
export function retryWaitMs(failures: number, random: number, retryAfterMs = 0): number {
  const wait = Math.max(Math.min(longestWaitMs, firstWaitMs * 2 ** failures), retryAfterMs);
  return wait + Math.min(wait, longestWaitMs) * random;
}
