import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { serverMessage, maskSecrets } from '../lib/serverText';

/**
 * Why a call failed, in the app's words. Plain data without any part of the request.
 * - `notSent`: the call was not made, since the cookies hold another session than the screen shows
 * - `offline`: no answer came, and none may have been sent
 * - `timeout`: no answer within the limit
 * - `refused`: the server answered with a 4xx
 * - `server`: the server answered with a 5xx
 * - `badAnswer`: an answer came, but not what the contract says
 */
export interface ApiError {
  kind: 'notSent' | 'offline' | 'timeout' | 'refused' | 'server' | 'badAnswer';
  /** The HTTP status, where there was one. */
  status: number | null;
  /** The server's own words for the player, where it gave any. */
  message: string | null;
  /** For support: where an answer broke the contract. Never a value of the answer. */
  reason: string | null;
  /** Milliseconds that the server asked to wait before the next try; absent where it asked for none. */
  retryAfterMs?: number;
}

const longestServerMessage = 300;

/** The server's words for the player, as plain text of a length that fits a toast. */
export const messageSchema = v.pipe(
  v.string(),
  v.transform((text) => serverMessage(text).slice(0, longestServerMessage)),
  v.nonEmpty(),
);
const refusalSchema = v.object({ message: messageSchema });

/**
 * Turns what fetchBaseQuery says of a failure into an {@link ApiError}.
 *
 * @param retryAfterMs what the answer's `Retry-After` asked for; 0 where it asked for nothing
 */
export function toApiError(error: FetchBaseQueryError, retryAfterMs = 0): ApiError {
  const problem = problemOf(error);
  return retryAfterMs > 0 ? { ...problem, retryAfterMs } : problem;
}

/** Milliseconds that the server asked to wait with the failure of a query; 0 without a failure, too. */
export function requestedWaitMs(error: ApiError | SerializedError | undefined): number {
  return error && 'kind' in error ? (error.retryAfterMs ?? 0) : 0;
}

/** The same problem with a mask in place of what the player typed or opened in secret. */
export function maskSecretIn(problem: ApiError, secret: string): ApiError {
  const { message } = problem;
  return message === null ? problem : { ...problem, message: maskSecrets(message, [secret]) };
}

/** The problem of an answer that came with a good status but is not what the contract says. */
export function badResponse(reason: string): ApiError {
  return { kind: 'badAnswer', status: 200, message: null, reason };
}

/** The problem of a call that got no answer, or that was not made. */
export function noResponse(kind: 'notSent' | 'timeout' | 'offline'): ApiError {
  return { kind, status: null, message: null, reason: null };
}

function problemOf(error: FetchBaseQueryError): ApiError {
  if (error.status === 'TIMEOUT_ERROR') return noResponse('timeout');
  if (error.status === 'FETCH_ERROR') return noResponse('offline');
  if (error.status === 'PARSING_ERROR') return problemOfStatus(error.originalStatus, null);
  if (error.status === 'CUSTOM_ERROR') return badResponse('an unknown failure');
  return problemOfStatus(error.status, messageIn(error.data));
}

function problemOfStatus(status: number, message: string | null): ApiError {
  if (status >= 500) return { kind: 'server', status, message, reason: null };
  if (status >= 400) return { kind: 'refused', status, message, reason: null };
  return { ...badResponse('not JSON'), status };
}

function messageIn(body: unknown): string | null {
  const parsed = v.safeParse(refusalSchema, body);
  return parsed.success ? parsed.output.message : null;
}

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
