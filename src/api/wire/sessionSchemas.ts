/** The values of a session, from the response to a sign-in or from the cookies. */
import * as v from 'valibot';
import { withFallback } from './parseMessage';
import { plainText } from '../../domain/serverText';
import { idSchema } from './schemas';
import { unwrapped } from './shapes';

/** The result of login and check-auth; tokens are kept only in the cookies. */
export interface SessionData {
  accessToken: string;
  firebaseToken: string;
  userId: string;
  username: string;
  currency: string;
}

/** Who is signed in, without any token. */
export type Player = Pick<SessionData, 'userId' | 'username' | 'currency'>;

/** Browsers silently drop a cookie above 4,096 characters, name and value together. */
const longestCookieValue = 4000;

/** Text without lone surrogates, which neither a cookie nor a URL can carry. */
export const wellFormed = v.pipe(v.string(), v.check(isWellFormed));

const fitsCookie = v.check(
  (text: string) => isWellFormed(text) && encodeURIComponent(text).length <= longestCookieValue,
);

/** The bearer token, restricted to what a header and a cookie can carry. */
const accessTokenSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/), fitsCookie);

const firebaseTokenSchema = v.pipe(wellFormed, v.nonEmpty(), fitsCookie);

/** The user's id as text; it is part of the realtime database's path. */
const userIdSchema = v.union([
  v.pipe(idSchema, v.transform(String)),
  v.pipe(wellFormed, v.nonEmpty(), v.maxLength(128)),
]);

const usernameSchema = v.pipe(v.string(), v.transform(plainText), v.maxLength(128));

const currencySchema = v.pipe(wellFormed, v.maxLength(16));

/** The response to login and check-auth (specification section 7). */
export const signInSchema = unwrapped(
  v.pipe(
    v.object({
      access_token: accessTokenSchema,
      firebase_token: withFallback('firebase_token', v.nullish(firebaseTokenSchema), null),
      id: userIdSchema,
      username: usernameSchema,
      currency: withFallback('currency', v.nullish(currencySchema), null),
    }),
    v.transform((body): SessionData => ({
      accessToken: body.access_token,
      firebaseToken: body.firebase_token ?? '',
      userId: body.id,
      username: body.username,
      currency: body.currency ?? '',
    })),
  ),
);

/** The schema of each session cookie. A server that sends no currency or firebase token leaves them empty. */
export const cookieSchemas: Record<keyof SessionData, v.GenericSchema<unknown, string>> = {
  accessToken: accessTokenSchema,
  firebaseToken: v.union([v.literal(''), firebaseTokenSchema]),
  userId: userIdSchema,
  username: usernameSchema,
  currency: currencySchema,
};

function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
