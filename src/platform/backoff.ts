/** The first wait before something that failed is tried again, and the longest, in milliseconds. */
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/**
 * How long to wait before something that failed is tried again: one second (specification section 9),
 * doubled with each failure up to 30, and up to its own length more, so that a crowd comes back spread.
 *
 * @param failures how often it failed in a row before this one, from 0
 * @param random from 0 to below 1
 * @param retryAfterMs the least wait that the server asked for, in milliseconds
 * @returns milliseconds
 */
export function retryWaitMs(failures: number, random: number, retryAfterMs = 0): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** failures);
  return Math.max(wait, retryAfterMs) + wait * random;
}
