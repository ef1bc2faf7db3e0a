/**
 * The longest wait, in milliseconds, that a server can ask for. Without a bound a mistyped header or a
 * wrong clock would keep betting closed for hours; a server that needs longer asks again.
 */
export const longestRetryAfterMs = 120_000;

/**
 * The wait that the header `Retry-After` of an answer asks for (RFC 9110, section 10.2.3): whole
 * seconds, or an HTTP date. A date is compared with the answer's own `Date` where the page may read it,
 * since the player's clock may be wrong.
 *
 * @param now milliseconds since the epoch, for an answer without a readable `Date`
 * @returns milliseconds, at most {@link longestRetryAfterMs}; 0 where nothing readable is asked for
 */
export function retryAfterMsOf(headers: Headers, now: number): number {
  const text = headers.get('Retry-After')?.trim() ?? '';
  const waitMs = /^\d+$/.test(text)
    ? Number(text) * 1000
    : httpDate(text) - (httpDate(headers.get('Date')) || now);
  return waitMs > 0 ? Math.min(waitMs, longestRetryAfterMs) : 0;
}

/** Milliseconds since the epoch; NaN for what is no HTTP date. `Date.parse` alone reads nearly any text. */
function httpDate(text: string | null): number {
  return text?.endsWith(' GMT') === true ? Date.parse(text) : NaN;
}
