import * as v from 'valibot';
import { readCookie, removeCookie, writeCookie } from '../../platform/cookies';
import type { CookieDocument } from '../../platform/cookies';
import { plainText } from '../../domain/serverText';
import { cookieSchemas } from '../../api/wire/sessionSchemas';
import type { Player, SessionData } from '../../api/wire/sessionSchemas';

/** The five session cookies of the specification's section 3. */
export interface SessionCookies {
  save(session: SessionData): void;
  clear(): void;
  readAccessToken(): string | null;
  readFirebaseToken(): string | null;
  /** The player of the stored session; null unless all five cookies are there and valid. */
  readPlayer(): Player | null;
  /**
   * Ends a session that is no longer whole: browsers drop single cookies when a host has too many.
   * @returns the names of the cookies that it lacks; none for a whole session and for none at all
   */
  endIncomplete(): string[];
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
 * The cookies of a document; Secure on an https page.
 * @param onSecret called with each token that is stored, now or when the page opened
 */
export function createSessionCookies(
  target: CookieDocument,
  isHttps: boolean,
  onSecret: (token: string) => void = () => undefined,
): SessionCookies {
  const stored = (field: keyof SessionData) => readCookie(target, names[field]);
  const read = (field: keyof SessionData) => {
    const text = stored(field);
    return v.is(cookieSchemas[field], text) ? text : null;
  };
  const lacking = () => fields.filter((field) => read(field) === null);
  const readWhole = (field: keyof SessionData) => (lacking().length === 0 ? read(field) : null);
  const clear = () => {
    for (const field of fields) removeCookie(target, names[field]);
  };
  for (const field of tokenFields) onSecret(read(field) ?? '');
  return {
    save(session) {
      // Browsers silently drop a cookie above 4 kB: an earlier player's token must not remain.
      clear();
      for (const field of tokenFields) onSecret(session[field]);
      // The access token goes last, so that other tabs never read a half-written session.
      for (const field of [...fields].reverse()) {
        writeCookie(target, names[field], session[field], { secure: isHttps });
      }
    },
    clear,
    readAccessToken: () => readWhole('accessToken'),
    readFirebaseToken: () => readWhole('firebaseToken'),
    readPlayer: () =>
      lacking().length > 0
        ? null
        : {
            userId: read('userId') ?? '',
            username: plainText(read('username') ?? ''),
            currency: read('currency') ?? '',
          },
    endIncomplete() {
      if (fields.every((field) => stored(field) === null)) return [];
      const lost = lacking().map((field) => names[field]);
      // Without an access token another tab may be writing or clearing the five right now.
      if (lost.length > 0 && stored('accessToken') !== null) clear();
      return lost;
    },
  };
}
