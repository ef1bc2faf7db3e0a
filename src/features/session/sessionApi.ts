import * as v from 'valibot';
import { restApi } from '../../api/restApi';
import { badResponse, maskSecretIn } from '../../api/apiError';
import type { ApiError } from '../../api/apiError';
import type { Player, SessionCookies, SessionData } from './sessionCookies';
import { signInAnswerSchema, wellFormed } from './sessionSchemas';
import type { SignInSecrets } from './signInSecrets';

/** What the session's calls need beside the api's own services. */
export interface SessionServices {
  sessionCookies: SessionCookies;
  secrets: SignInSecrets;
}

/**
 * The calls of section 7 that begin and end a session. Login and check-auth take their secrets
 * from a one-use holder; what they answer is only the player. The tokens go to the cookies with a
 * login, and with a session link to a holder: whoever left its page meanwhile is not signed in.
 */
export const sessionApi = restApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Player, void>({
      extraOptions: { isSignIn: true, isLogin: true, answer: signInAnswerSchema },
      queryFn: async (_arg, api, _options, baseQuery) => {
        const services = api.extra as SessionServices;
        const body = services.secrets.credentials.take();
        if (body === null) return { error: badResponse('no credentials to send') };
        const answer = await baseQuery({ url: 'login', method: 'POST', body });
        return playerOf(answer, body.password, services.sessionCookies.save);
      },
    }),
    checkAuth: build.mutation<Player, void>({
      extraOptions: { isSignIn: true, answer: signInAnswerSchema },
      queryFn: async (_arg, api, _options, baseQuery) => {
        const services = api.extra as SessionServices;
        const sessionId = services.secrets.sessionId.take();
        if (sessionId === null || !isPathSegment(sessionId)) {
          return { error: badResponse('no session id to check') };
        }
        const answer = await baseQuery(`check-auth/${encodeURIComponent(sessionId)}`);
        if (api.signal.aborted) return { error: badResponse('nobody waits for the session') };
        return playerOf(answer, sessionId, services.secrets.session.put);
      },
    }),
    logout: build.mutation<null, void>({
      query: () => ({ url: 'logout', method: 'POST' }),
      transformResponse: () => null,
    }),
  }),
});

function playerOf(
  answer: { data?: unknown; error?: ApiError | undefined },
  secret: string,
  keep: (session: SessionData) => void,
): { data: Player } | { error: ApiError } {
  if (answer.error) return { error: maskSecretIn(answer.error, secret) };
  // The base query has parsed it by the schema above.
  const session = answer.data as SessionData;
  keep(session);
  const { userId, username, currency } = session;
  return { data: { userId, username, currency } };
}

/** Longer than any session id, and short enough for every server's address line. */
const longestSessionId = 2048;

/** Dots alone would be read as a way up in the path, encoded or not. */
function isPathSegment(sessionId: string): boolean {
  const isText = v.is(wellFormed, sessionId) && sessionId.length <= longestSessionId;
  return isText && !['', '.', '..'].includes(sessionId);
}
