import { isAnyOf } from '@reduxjs/toolkit';
import { accessTokenRefused } from '../../api/baseQuery';
import { restApi } from '../../api/restApi';
import { paths } from '../../config/paths';
import { sessionEvents } from '../../features/session/sessionSlice';
import type { StartAppListening } from '.';

/**
 * The end of a session by logout or by a 401 (specification section 6): cookies, sockets, firebase
 * sign-in and caches are gone, the login screen is shown, and the other tabs follow. Any number of
 * 401s end it once.
 */
export function listenForSessionEnd(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(accessTokenRefused, sessionEvents.loggedOut),
    effect: async (_, { dispatch, getOriginalState, extra }) => {
      if (getOriginalState().session.player === null) return;
      extra.sessionCookies.clear();
      extra.tabs.announceSession();
      extra.navigator.go(paths.login, { replace: true });
      // After the navigation: a screen that still read the caches would show them empty.
      dispatch(restApi.util.resetApiState());
      await extra.balances.signOut();
    },
  });
}
