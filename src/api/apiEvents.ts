import { createAction } from '@reduxjs/toolkit';

/**
 * Why a session ended: the player logged out, in this tab or another (`isElsewhere`), the browser lost a part of the
 * session's cookies, or the server refused the access token. A refusal names its endpoint and the server's message,
 * since the response is lost with the caches.
 */
export type SessionEnd =
  | { reason: 'loggedOut'; isElsewhere?: true }
  | { reason: 'cookiesLost' }
  | { reason: 'tokenRefused'; endpoint: string; message: string | null };

/** A session ended by logout or by a 401 (specification section 6). */
export const sessionEnded = createAction<SessionEnd>('session/ended');

/**
 * A call was not made because the cookies no longer hold the session of this page: another tab has
 * signed in a different player or logged out.
 */
export const otherPlayerSessionFound = createAction('api/otherPlayerSessionFound');

/**
 * The session is over: every slice drops the data of its player, so that the next one sees none of it.
 * `isForNextPlayer` if another player is about to sign in, so that the toasts close too; else a player who
 * was signed out still reads what became of the last stake.
 */
export const playerDataDiscarded = createAction<{ isForNextPlayer: true } | undefined>(
  'api/playerDataDiscarded',
);
