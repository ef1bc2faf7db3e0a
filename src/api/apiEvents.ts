import { createAction } from '@reduxjs/toolkit';

/**
 * Why a session ended: the player logged out, in this tab or another, or the server refused the access
 * token. A refusal names its endpoint and the server's message, since the response is lost with the
 * caches.
 */
export type SessionEnd =
  { reason: 'loggedOut' } | { reason: 'tokenRefused'; endpoint: string; message: string | null };

/** A session ended by logout or by a 401 (specification section 6). */
export const sessionEnded = createAction<SessionEnd>('session/ended');

/**
 * A call was not made, because the cookies hold another session than the one on the screen: another
 * tab has signed in somebody else, or logged out.
 */
export const foreignSessionMet = createAction('api/foreignSessionMet');

/** The session is over: nothing of its player stays in the store for the next one. */
export const playerLeft = createAction('api/playerLeft');

/** The player asked for the home screen's lists again after they failed to load. */
export const homeReloadRequested = createAction('api/homeReloadRequested');

/** The player asked for the report on the screen again after it failed to load. */
export const reportReloadRequested = createAction('api/reportReloadRequested');

/**
 * The chunk of a menu or a dialog that was to be shown failed to load. The screen stays, and the chunk
 * is requested again.
 */
export const partMissed = createAction('app/partMissed');
