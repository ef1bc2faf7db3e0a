import { createAction } from '@reduxjs/toolkit';

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

/** The session is over: nothing of its player stays in the store for the next one. */
export const playerLeft = createAction('api/apiEvents');

/** The player asked for the home screen's lists again after they failed to load. */
export const homeReloadRequested = createAction('api/homeReloadRequested');

/** The player asked for the report on the screen again after it failed to load. */
export const reportReloadRequested = createAction('api/reportReloadRequested');

/**
 * A part of the app that was to be shown could not be had, such as the menu or a dialog. The screen
 * stays, and the part is asked for again.
 */
export const partMissed = createAction('app/partMissed');
