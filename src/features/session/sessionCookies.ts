import * as v from 'valibot';
import { readCookie, removeCookie, writeCookie } from '../../lib/cookies';
import type { CookieDocument } from '../../lib/cookies';
import { plainText } from '../../lib/serverText';
import { cookieSchemas } from './sessionSchemas';
import type { Player, SessionData } from './sessionSchemas';

/** The five session cookies of the specification's section 3. */
export interface SessionCookies {
  save(session: SessionData): void;
  clear(): void;
  readAccessToken(): string | null;
  readFirebaseToken(): string | null;
  /** The player of a stored session; null without an access token. */
  readPlayer(): Player | null;
  /** The names of the cookies that are there but hold nothing that a session can be made of. */
  unreadable(): string[];
}

const names = {
  accessToken: 'access_token',
  firebaseToken: 'firebase_token',
  userId: 'id',
  username: 'username',
  currency: 'currency',
} as const satisfies Record<keyof SessionData, string>;

const fields = Object.keys(names) as (keyof SessionData)[];
const tokenFields = ['accessToken', 'firebaseToken'] as const;

/**
 * The cookies of a document; Secure where the page is served over https.
 * @param onSecret told of each token that is stored, or was stored when the page opened
 */
export function createSessionCookies(
  target: CookieDocument,
  isHttps: boolean,
  onSecret: (token: string) => void = () => undefined,
): SessionCookies {
  const stored = (field: keyof SessionData) => readCookie(target, names[field]) || null;
  const read = (field: keyof SessionData) => {
    const text = stored(field);
    return v.is(cookieSchemas[field], text) ? text : null;
  };
  const clear = () => {
    for (const field of fields) removeCookie(target, names[field]);
  };
  for (const field of tokenFields) onSecret(read(field) ?? '');
  return {
    save(session) {
      // A browser drops a cookie above 4 kB in silence: no token of an earlier player may stay.
      clear();
      for (const field of tokenFields) onSecret(session[field]);
      // The access token last: other tabs never see a session that is half written.
      for (const field of [...fields].reverse()) {
        writeCookie(target, names[field], session[field], { secure: isHttps });
      }
    },
    clear,
    readAccessToken: () => read('accessToken'),
    readFirebaseToken: () => read('firebaseToken'),
    readPlayer: () =>
      read('accessToken') === null
        ? null
        : {
            userId: read('userId') ?? '',
            username: plainText(read('username') ?? ''),
            currency: read('currency') ?? '',
          },
    unreadable: () =>
      fields
        .filter((field) => stored(field) !== null && read(field) === null)
        .map((field) => names[field]),
  };
}
