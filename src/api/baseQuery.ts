import { createAction } from '@reduxjs/toolkit';
import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryFn, FetchArgs } from '@reduxjs/toolkit/query';
import { toProblem } from './problem';
import type { ApiProblem } from './problem';
import type { ApiServices } from './services';

/** The server does not know the present access token any more (specification section 6). */
export const accessTokenRefused = createAction('api/accessTokenRefused');

interface EndpointRules {
  /** A 401 is an answer to what was typed, not the end of a session: login and check-auth. */
  isSignIn?: boolean;
}

export type ApiBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  ApiProblem,
  EndpointRules | undefined
>;

const timeoutMs = 15_000;

/**
 * One REST call: JSON, bearer token read from the cookie in the moment of sending, failures as
 * {@link ApiProblem}. A 401 ends the session once, and only where the refused token is still the
 * present one; the store learns nothing of the request, so no token can get into it.
 */
export const baseQuery: ApiBaseQuery = async (args, api, rules) => {
  const services = api.extra as ApiServices;
  const sentToken = services.readAccessToken();
  const send = fetchBaseQuery({
    baseUrl: services.apiBaseUrl,
    timeout: timeoutMs,
    prepareHeaders: (headers) => {
      headers.set('Accept', 'application/json');
      if (sentToken !== null) headers.set('Authorization', `Bearer ${sentToken}`);
      return headers;
    },
  });
  const { data, error } = await send(args, api, {});
  if (!error) return { data };

  const problem = toProblem(error);
  const isExpiry = problem.status === 401 && rules?.isSignIn !== true;
  // Also where another tab has logged out and no token is left to send.
  if (isExpiry && sentToken === services.readAccessToken()) api.dispatch(accessTokenRefused());
  return { error: problem };
};
