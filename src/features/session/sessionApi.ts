import * as v from 'valibot';
import { emptyApi } from '../../api/emptyApi';
import { badAnswer } from '../../api/problem';
import type { ApiProblem } from '../../api/problem';
import { describeIssues, idSchema } from '../../lib/wireSchemas';
import type { Player, SessionCookies } from './sessionCookies';
import type { SignInSecrets } from './signInSecrets';

/** What the session's calls need beside the api's own services. */
export interface SessionServices {
  sessionCookies: SessionCookies;
  secrets: SignInSecrets;
}

const token = v.pipe(v.string(), v.nonEmpty());

const signInAnswerSchema = v.pipe(
  v.object({
    access_token: token,
    firebase_token: v.fallback(v.nullish(v.string()), ''),
    id: v.union([v.pipe(idSchema, v.transform(String)), v.pipe(v.string(), v.nonEmpty())]),
    username: v.string(),
    currency: v.fallback(v.nullish(v.string()), ''),
  }),
  v.transform((answer) => ({
    accessToken: answer.access_token,
    firebaseToken: answer.firebase_token ?? '',
    userId: answer.id,
    username: answer.username,
    currency: answer.currency ?? '',
  })),
);

/**
 * The calls of section 7 that begin and end a session. Login and check-auth take their secrets
 * from a one-use holder and put the tokens into the cookies; what they answer is only the player.
 */
export const sessionApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Player, void>({
      extraOptions: { isSignIn: true },
      queryFn: async (_arg, api, _options, baseQuery) => {
        const services = api.extra as SessionServices;
        const body = services.secrets.credentials.take();
        if (body === null) return { error: badAnswer('no credentials to send') };
        const answer = await baseQuery({ url: 'login', method: 'POST', body });
        return keepSession(answer, services.sessionCookies);
      },
    }),
    checkAuth: build.mutation<Player, void>({
      extraOptions: { isSignIn: true },
      queryFn: async (_arg, api, _options, baseQuery) => {
        const services = api.extra as SessionServices;
        const sessionId = services.secrets.sessionId.take();
        if (sessionId === null || !isPathSegment(sessionId)) {
          return { error: badAnswer('no session id to check') };
        }
        const answer = await baseQuery(`check-auth/${encodeURIComponent(sessionId)}`);
        return keepSession(answer, services.sessionCookies);
      },
    }),
    logout: build.mutation<null, void>({
      query: () => ({ url: 'logout', method: 'POST' }),
      transformResponse: () => null,
    }),
  }),
});

function keepSession(
  answer: { data?: unknown; error?: ApiProblem | undefined },
  cookies: SessionCookies,
): { data: Player } | { error: ApiProblem } {
  if (answer.error) return { error: answer.error };
  const parsed = v.safeParse(signInAnswerSchema, answer.data);
  if (!parsed.success) return { error: badAnswer(describeIssues(parsed.issues)) };
  cookies.save(parsed.output);
  const { userId, username, currency } = parsed.output;
  return { data: { userId, username, currency } };
}

/** Dots alone would be read as a way up in the path, encoded or not. */
function isPathSegment(sessionId: string): boolean {
  return sessionId !== '' && sessionId !== '.' && sessionId !== '..';
}
