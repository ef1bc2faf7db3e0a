import * as v from 'valibot';
import { invalidResponse, maskSecretIn } from '../../api/apiError';
import type { ApiError } from '../../api/apiError';
import type { ApiBaseQuery } from '../../api/baseQuery';
import { restApi } from '../../api/restApi';
import type { Services } from '../../store/services';
import type { SessionCookies } from './sessionCookies';
import type { Player, SessionData } from '../../api/wire/sessionSchemas';
import { signInSchema, wellFormed } from '../../api/wire/sessionSchemas';
import type { SignInSecrets } from './signInSecrets';

declare module '../../store/services' {
  interface Services {
    sessionCookies: SessionCookies;
    secrets: SignInSecrets;
  }
}

/**
 * The endpoints of section 7 that begin and end a session. Login and check-auth take their secrets
 * from a one-use holder and resolve to the player only. The tokens of a login go to the cookies, those
 * of a session link to a holder, because a player who has left its page is not signed in.
 */
export const sessionApi = restApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Player, void>({
      extraOptions: { schema: signInSchema, isSignIn: true, isLogin: true },
      queryFn: async (_arg, api, _options, send) => {
        const services = api.extra as Services;
        const body = services.secrets.credentials.take();
        if (body === null) return { error: invalidResponse('no credentials to send') };
        const response = await send({ url: 'login', method: 'POST', body });
        return playerOf(response, body.password, services.sessionCookies.save);
      },
    }),
    checkAuth: build.mutation<Player, void>({
      extraOptions: { schema: signInSchema, isSignIn: true },
      queryFn: async (_arg, api, _options, send) => {
        const services = api.extra as Services;
        const sessionId = services.secrets.sessionId.take();
        if (!isPathSegment(sessionId)) {
          return { error: invalidResponse('no session id to check') };
        }
        const response = await send(`check-auth/${encodeURIComponent(sessionId)}`);
        return playerOf(response, sessionId, (session) => {
          if (!api.signal.aborted) services.secrets.session.put(session);
        });
      },
    }),
    logout: build.mutation<null, void>({
      query: () => ({ url: 'logout', method: 'POST' }),
      transformResponse: () => null,
    }),
  }),
});

function playerOf(
  response: Awaited<ReturnType<ApiBaseQuery>>,
  secret: string,
  keep: (session: SessionData) => void,
): { data: Player } | { error: ApiError } {
  if (response.error) return { error: maskSecretIn(response.error, secret) };
  const session = response.data as SessionData;
  keep(session);
  const { userId, username, currency } = session;
  return { data: { userId, username, currency } };
}

/** Longer than any session id, and short enough for the URL limit of any server. */
const longestSessionId = 2048;

/** `.` and `..` would change the path, encoded or not. */
function isPathSegment(sessionId: string | null): sessionId is string {
  if (!v.is(wellFormed, sessionId) || sessionId.length > longestSessionId) return false;
  return !['', '.', '..'].includes(sessionId);
}
