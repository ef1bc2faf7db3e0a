/** The wait of the specification's section 9 before a connection is made again, in milliseconds. */
const leastWaitMs = 1000;
/** How far the first waits are spread, and the furthest that later ones are, in milliseconds. */
const firstSpreadMs = 2000;
const longestSpreadMs = 30_000;

/**
 * How long to wait before something that failed is tried again: one second, and a random part on
 * top whose range doubles with each failure (full jitter), so that clients that failed together do
 * not come back together.
 *
 * @param failures how often it failed in a row before this one, from 0
 * @param random from 0 to below 1
 * @returns milliseconds
 */
export function retryWaitMs(failures: number, random: number): number {
  return leastWaitMs + random * Math.min(longestSpreadMs, firstSpreadMs * 2 ** failures);
}
