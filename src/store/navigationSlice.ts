import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { routePatterns } from '../config/paths';

/** The address that the router shows. The id of a session link is never part of it. */
export interface AppLocation {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
}

export type NavigationState = AppLocation | null;

const navigationSlice = createSlice({
  name: 'navigation',
  initialState: null as NavigationState,
  reducers: {
    locationChanged: (_state, { payload }: PayloadAction<AppLocation>): NavigationState => payload,
  },
});

export const navigationReducer = navigationSlice.reducer;
export const { locationChanged } = navigationSlice.actions;

interface StateWithPlayer {
  navigation: NavigationState;
  session: { player: object | null };
}

/** Whether a signed-in player is on the home screen. */
export const selectIsAtHome = ({ session, navigation }: StateWithPlayer) =>
  session.player !== null && navigation?.pathname === routePatterns.home;

const sessionLink = /^\/check-auth\/([^/]+)\/?$/i;

/** The pathname of a session link in the store. */
export const sessionLinkPathname = '/check-auth/…';

/** The session id in the address of a session link, decoded; null for any other address. */
export function sessionIdOf(pathname: string): string | null {
  const encoded = sessionLink.exec(pathname)?.[1];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * The location without the id of a session link, which is a credential. Of a session link's query only
 * the maintenance bypass is kept.
 */
export function withoutSessionId({ pathname, search }: AppLocation): AppLocation {
  if (sessionIdOf(pathname) === null) return { pathname, search };
  const isBypass = new URLSearchParams(search).get('dev') === 'true';
  return { pathname: sessionLinkPathname, search: isBypass ? '?dev=true' : '' };
}
