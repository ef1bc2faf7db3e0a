import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import type { GenericSchema } from 'valibot';
import type { Clock } from '../platform/clock';
import type { Logger } from '../platform/logger';
import { parseMessage } from './wire/parseMessage';
import { maskSecrets } from '../domain/serverText';
import { invalidResponse, messageIn, noResponse, retryAfterMsOf, toApiError } from './apiError';
import type { ApiError } from './apiError';
import { sessionEnded, otherPlayerSessionFound } from './apiEvents';
import { joinPages } from './joinPages';
import { reportsFailure } from './reportsFailure';

export interface EndpointOptions {
  /** Parses the body; without one it stays as it is. */
  schema?: GenericSchema;
  /** Login and check-auth begin a session: their response may bring the present token. */
  isSignIn?: boolean;
  /** A 401 refuses what was typed and does not end a session: login. */
  isLogin?: boolean;
  /** A 2xx is judged by the schema alone, whatever the body says of itself. */
  ignoresReportedFailure?: boolean;
  /** The response is a list, which may come in pages. */
  isList?: boolean;
  /**
   * Whether the answer, each page of a list, must come from the server itself and from no cache, by the state at the
   * moment of the request. It costs a preflight before each.
   */
  mustBypassCache?: (state: unknown) => boolean;
}

/**
 * The part of an endpoint that describes its response: the base query parses the body with the schema
 * (docs/decisions/border-schemas.md).
 */
export function parsedBy<Output>(
  schema: GenericSchema<unknown, Output>,
  options: Omit<EndpointOptions, 'schema'> = {},
) {
  return {
    extraOptions: { schema, ...options },
    transformResponse: (parsed: unknown) => parsed as Output,
  };
}

/** On the call's action only; a recording drops it. */
interface ResponseMeta {
  /** Rows of the list are missing: it has more pages than the app follows, or one failed. */
  isPartial: true;
}

/** Whether a fulfilled call, by the `meta` of its action, brought only a part of a list. */
export function isPartialResponse({
  baseQueryMeta,
}: {
  readonly baseQueryMeta?: unknown;
}): boolean {
  return (baseQueryMeta as ResponseMeta | undefined)?.isPartial === true;
}

/** The calls of this app: a path below the API’s base; what the endpoint's schema made of the body, or an {@link ApiError}. */
export type ApiBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  EndpointOptions | undefined,
  ResponseMeta
>;

/** What the calls need from outside; part of the store's thunk extra argument. */
export interface ApiServices {
  /** For example `https://api.example.com/api`, without a slash at the end. */
  apiBaseUrl: string;
  /** The current bearer token, from the cookie; null without a session. */
  readAccessToken(): string | null;
  /** The player whose session the cookies hold now; null for none. */
  readStoredUserId(): string | null;
  /** Whether a stake carries its `Idempotency-Key`: the API's CORS must allow the header. */
  sendsIdempotencyKey: boolean;
  clock: Clock;
  logger: Logger;
}

/** The part of the state that says whose calls these are. */
interface StateWithPlayer {
  session: { player: { userId: string } | null };
}

const timeoutMs = 15_000;

/** Of a call that browsers and proxies may send a second time on their own. */
export const idempotencyKeyHeader = 'Idempotency-Key';

/**
 * One REST call with the bearer token of the cookie at the moment of sending. Only a sign-in is sent
 * while the cookies hold another player than the store. A 401 ends the session once, and only if the
 * refused token is still the present one. A body that reports a failure is a failed call, whatever its
 * status, unless the endpoint judges its content alone. Nothing of the request gets into the store, so no token can.
 */
export const baseQuery: ApiBaseQuery = async (args, api, options) => {
  const services = api.extra as ApiServices;
  if (options?.isSignIn !== true && services.readStoredUserId() !== shownUserId(api)) {
    api.dispatch(otherPlayerSessionFound());
    return { error: noResponse('notSent') };
  }
  const sentToken = services.readAccessToken();
  // The present token gets no further, even if a server echoes it; a sign-in may bring the same one.
  const secrets = options?.isSignIn === true ? [] : [sentToken];
  const send = fetchBaseQuery({
    baseUrl: services.apiBaseUrl,
    timeout: timeoutMs,
    ...(options?.mustBypassCache?.(api.getState()) === true && { cache: 'no-store' }),
    validateStatus: ({ ok }, body) =>
      ok && (options?.ignoresReportedFailure === true || !reportsFailure(body)),
    responseHandler: async (response) => {
      const text = await response.text();
      return text === '' ? null : (JSON.parse(maskSecrets(text, secrets)) as unknown);
    },
    prepareHeaders: (headers) => {
      headers.set('Accept', 'application/json');
      // A CORS policy that does not know the header fails the call.
      if (!services.sendsIdempotencyKey) headers.delete(idempotencyKeyHeader);
      if (sentToken !== null) headers.set('Authorization', `Bearer ${sentToken}`);
      return headers;
    },
  });
  const call = async (request: string | FetchArgs) => {
    const { data, error, meta } = await send(request, api, {});
    // After a redirect the response is not that of the call: fetch continues with a GET of another address.
    const isMoved = api.type === 'mutation' && meta?.response?.redirected === true;
    if (isMoved && options?.isSignIn !== true) {
      return { error: { ...invalidResponse('redirected'), status: null } };
    }
    if (!error) return { data, address: meta?.request.url ?? '' };

    const headers = meta?.response?.headers;
    const apiError = toApiError(error, headers && retryAfterMsOf(headers, services.clock.now()));
    const isExpiry = apiError.status === 401 && sentToken !== null && options?.isLogin !== true;
    if (isExpiry && sentToken === services.readAccessToken()) {
      const { message } = apiError;
      api.dispatch(sessionEnded({ reason: 'tokenRefused', endpoint: api.endpoint, message }));
    }
    return { error: apiError };
  };
  const { data, address, error } = await call(args);
  if (error) return { error };
  if (options?.isList !== true) return parsed(data, false, api, options);
  const fetchPage = async (url: string) => (await call(url)).data;
  const { body, isPartial } = await joinPages(data, address, fetchPage);
  return parsed(body, isPartial, api, options);
};

function shownUserId({ getState }: BaseQueryApi): string | null {
  const { session } = getState() as StateWithPlayer;
  return session.player?.userId ?? null;
}

/** The body as the schema parses it: one log line if it leaves out parts, and one if the list is incomplete. */
function parsed(
  body: unknown,
  isPartial: boolean,
  { endpoint, extra }: BaseQueryApi,
  { schema, isSignIn }: EndpointOptions = {},
) {
  if (schema === undefined) return { data: body };
  const { logger } = extra as ApiServices;
  const result = parseMessage(schema, body);
  if (!result.success) {
    // It may say why there is no session.
    const message = isSignIn === true ? messageIn(body) : null;
    return { error: { ...invalidResponse(result.reason), message } };
  }
  if (result.leftOut) {
    logger.warn(`parts of the response to ${endpoint} left out`, result.leftOut);
  }
  if (!isPartial) return { data: result.output };
  logger.warn(`the response to ${endpoint} is only a part of the list`);
  return { data: result.output, meta: { isPartial: true } as const };
}
