import { createAction } from '@reduxjs/toolkit';
import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi, BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import type { GenericSchema } from 'valibot';
import { parseMessage } from '../lib/parseMessage';
import { maskSecrets } from '../lib/serverText';
import { isPartialList } from '../lib/wireShapes';
import { badResponse, noResponse, toApiError } from './apiError';
import type { ApiError } from './apiError';
import { retryAfterMsOf } from './retryAfter';
import type { ApiServices } from './services';

/**
 * The server does not know the present access token any more (specification section 6). The payload
 * names the call that was refused, and the server's words, since the call's own answer is lost with
 * the session's caches.
 */
export const accessTokenRefused = createAction<
  { endpoint: string; message?: string | null } | undefined
>('api/accessTokenRefused');

/**
 * A call was not made, because the cookies hold another session than the one on the screen: another
 * tab has signed in somebody else, or logged out.
 */
export const foreignSessionMet = createAction('api/foreignSessionMet');

interface EndpointRules {
  /** Login and check-auth begin a session: their answer may bring the present token. */
  isSignIn?: boolean;
  /** A 401 is an answer to what was typed, not the end of a session: login. */
  isLogin?: boolean;
  /** What a good answer must fit; without one the answer is taken for nothing. */
  answer?: GenericSchema;
}

/** What is known of an answer beside its data; on the call's action only, which a trace keeps without it. */
interface AnswerMeta {
  /** The list goes on in another page, which the app does not ask for. */
  isPartial: true;
}

/** Whether a fulfilled call, by the `meta` of its action, brought only a part of a list. */
export function isPartialAnswer({ baseQueryMeta }: { readonly baseQueryMeta?: unknown }): boolean {
  return (baseQueryMeta as AnswerMeta | undefined)?.isPartial === true;
}

/** The calls of this app: a path below the API’s base, an {@link ApiError} where one fails. */
export type ApiBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiError,
  EndpointRules | undefined,
  AnswerMeta
>;

/** The part of the state that says whose calls these are. */
interface StateWithPlayer {
  session: { player: { userId: string } | null };
}

const timeoutMs = 15_000;

/**
 * One REST call: JSON, bearer token read from the cookie in the moment of sending, the answer
 * parsed by the endpoint's schema, failures as {@link ApiError}. Only what begins a session is sent
 * where the cookies' player is not the store's. A 401 ends the session once, and only where the
 * refused token is still the present one; the store learns nothing of the request, so no token can
 * get into it.
 */
export const baseQuery: ApiBaseQuery = async (args, api, rules) => {
  const services = api.extra as ApiServices;
  if (rules?.isSignIn !== true && services.readStoredUserId() !== shownUserId(api)) {
    api.dispatch(foreignSessionMet());
    return { error: noResponse('notSent') };
  }
  const sentToken = services.readAccessToken();
  // Whatever a server echoes, the present token gets no further; a sign-in may bring the same one.
  const hidden = rules?.isSignIn === true ? [] : [sentToken];
  const send = fetchBaseQuery({
    baseUrl: services.apiBaseUrl,
    timeout: timeoutMs,
    responseHandler: async (response) => {
      const text = await response.text();
      return text === '' ? null : (JSON.parse(maskSecrets(text, hidden)) as unknown);
    },
    prepareHeaders: (headers) => {
      headers.set('Accept', 'application/json');
      if (sentToken !== null) headers.set('Authorization', `Bearer ${sentToken}`);
      return headers;
    },
  });
  const { data, error, meta } = await send(args, api, {});
  if (!error) return read(data, rules, api);

  const headers = meta?.response?.headers;
  const problem = toApiError(error, headers && retryAfterMsOf(headers, services.clock.now()));
  const isExpiry = problem.status === 401 && sentToken !== null && rules?.isLogin !== true;
  if (isExpiry && sentToken === services.readAccessToken()) {
    api.dispatch(accessTokenRefused({ endpoint: api.endpoint, message: problem.message }));
  }
  return { error: problem };
};

function shownUserId({ getState }: BaseQueryApi): string | null {
  const { session } = getState() as StateWithPlayer;
  return session.player?.userId ?? null;
}

/** Parses an answer; what of it had to be left out is one log line, without any value of it. */
function read(
  data: unknown,
  rules: EndpointRules | undefined,
  { endpoint, extra }: BaseQueryApi,
): { data: unknown; meta?: AnswerMeta } | { error: ApiError } {
  if (rules?.answer === undefined) return { data: null };
  const reading = parseMessage(rules.answer, data);
  if (!reading.isReadable) return { error: badResponse(reading.reason) };
  const { logger } = extra as ApiServices;
  if (reading.leftOut !== null) {
    logger.warn(`parts of the answer to ${endpoint} left out`, reading.leftOut);
  }
  if (!isPartialList(data)) return { data: reading.output };
  logger.warn(`the answer to ${endpoint} is only a part of the list`);
  return { data: reading.output, meta: { isPartial: true } };
}
