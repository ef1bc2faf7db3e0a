import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { serverMessage, maskSecrets } from '../domain/serverText';
import { envelopesOf } from './reportsFailure';

/**
 * Why a call failed. Plain data without any part of the request.
 * - `notSent`: the call was not made, since the cookies hold another session than the screen shows
 * - `offline`: no response, or one that was cut; the request may or may not have arrived
 * - `timeout`: no response within the limit
 * - `refused`: the server responded with a 4xx, or with a 2xx whose body reports a failure
 * - `server`: the server responded with a 5xx
 * - `invalidResponse`: a response came that does not fit the contract
 */
export interface ApiError {
  kind: 'notSent' | 'offline' | 'timeout' | 'refused' | 'server' | 'invalidResponse';
  /** The HTTP status; null without a response. */
  status: number | null;
  /** The server's message to the player; null if it sent none. */
  message: string | null;
  /** For support: how a response broke the contract, never one of its values. */
  reason: string | null;
  /** Milliseconds to wait before the next try, from `Retry-After`; absent without one. */
  retryAfterMs?: number;
  /** The `status_code` that the body names itself; absent without one. */
  statusCode?: number;
}

const longestServerMessage = 300;

/** With the server's message to the player, as plain text that is short enough for a toast. */
const refusalSchema = v.object({
  message: v.pipe(
    v.string(),
    v.transform((text) => serverMessage(text).slice(0, longestServerMessage)),
    v.nonEmpty(),
  ),
});

/**
 * Turns what fetchBaseQuery says of a failure into an {@link ApiError}.
 *
 * @param retryAfterMs from `Retry-After`; 0 without one
 */
export function toApiError(error: FetchBaseQueryError, retryAfterMs = 0): ApiError {
  const code = v.safeParse(v.object({ status_code: v.number() }), error.data);
  return {
    ...errorOf(error),
    ...(retryAfterMs > 0 && { retryAfterMs }),
    ...(code.success && { statusCode: code.output.status_code }),
  };
}

/** Milliseconds to wait after a failed query, from `Retry-After`; 0 without one or without a failure. */
export function requestedWaitMs(error: ApiError | SerializedError | undefined): number {
  return error && 'kind' in error ? (error.retryAfterMs ?? 0) : 0;
}

/** The same error with a mask in place of a password or a session link. */
export function maskSecretIn(apiError: ApiError, secret: string): ApiError {
  const { message } = apiError;
  return message === null ? apiError : { ...apiError, message: maskSecrets(message, [secret]) };
}

/** The error of a response with a good status that does not fit the contract. */
export function invalidResponse(reason: string): ApiError {
  return { kind: 'invalidResponse', status: 200, message: null, reason };
}

/** The error of a call that got no response, or that was not made. */
export function noResponse(kind: 'notSent' | 'timeout' | 'offline'): ApiError {
  return { kind, status: null, message: null, reason: null };
}

function errorOf(error: FetchBaseQueryError): ApiError {
  if (error.status === 'TIMEOUT_ERROR') return noResponse('timeout');
  if (error.status === 'FETCH_ERROR') return noResponse('offline');
  if (error.status === 'CUSTOM_ERROR') return invalidResponse('an unknown failure');
  if (error.status !== 'PARSING_ERROR') return refusal(error.status, messageIn(error.data));
  const { originalStatus: status } = error;
  if (status >= 400) return refusal(status, null);
  // Bad JSON is a SyntaxError; anything else is a connection cut in mid-body. Over HTTP/2 a cut body passes for whole.
  return error.error.startsWith('SyntaxError')
    ? { ...invalidResponse('not JSON'), status }
    : noResponse('offline');
}

function refusal(status: number, message: string | null): ApiError {
  const reason = status < 400 ? 'the body reports a failure' : null;
  return { kind: status < 500 ? 'refused' : 'server', status, message, reason };
}

/** The server's message to the player in a body; null without one. */
export function messageIn(body: unknown): string | null {
  const envelope = envelopesOf(body).find((one) => v.is(refusalSchema, one));
  return envelope === undefined ? null : v.parse(refusalSchema, envelope).message;
}

/**
 * The longest wait, in milliseconds, that a server can ask for. Without a bound a mistyped header or a
 * wrong clock would keep betting closed for hours.
 */
export const longestRetryAfterMs = 120_000;

/**
 * The wait that the header `Retry-After` of a response asks for (RFC 9110, section 10.2.3): whole
 * seconds, or an HTTP date. A date is compared with the response's own `Date` where the page may read it,
 * since the player's clock may be wrong.
 *
 * @param now milliseconds since the epoch, for a response without a readable `Date`
 * @returns milliseconds, at most {@link longestRetryAfterMs}; 0 without a readable header
 */
export function retryAfterMsOf(headers: Headers, now: number): number {
  const text = headers.get('Retry-After') ?? '';
  const waitMs = /^\d+$/.test(text)
    ? Number(text) * 1000
    : httpDate(text) - (httpDate(headers.get('Date')) || now);
  return waitMs > 0 ? Math.min(waitMs, longestRetryAfterMs) : 0;
}

/** Milliseconds since the epoch; NaN for what is no HTTP date. `Date.parse` alone reads nearly any text. */
function httpDate(text: string | null): number {
  return text?.endsWith(' GMT') === true ? Date.parse(text) : NaN;
}
