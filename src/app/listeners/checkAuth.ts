import { paths } from '../../config/paths';
import { sessionApi } from '../../features/session/sessionApi';
import { sessionEvents } from '../../features/session/sessionSlice';
import { messageOf } from '../../lib/logger';
import { locationChanged, sessionLinkPathname } from '../navigation/navigationSlice';
import type { StartAppListening } from '.';

/** The call is made this long after the page opened (specification section 9). */
const delayMs = 1000;

/**
 * A session link (specification sections 4 and 8): one second after opening the call is made;
 * success stores the session, signs in to firebase and goes to `/`; a failure is logged and goes
 * to `/login`; a failed firebase sign-in is logged and leaves the screen as it is.
 */
export function listenForCheckAuth(startListening: StartAppListening): void {
  startListening({
    actionCreator: locationChanged,
    effect: async ({ payload }, { dispatch, delay, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      if (payload.pathname !== sessionLinkPathname) return;
      dispatch(sessionEvents.checkAuthOpened());
      await delay(delayMs);
      dispatch(sessionEvents.checkAuthSent());
      const { data, error } = await dispatch(
        sessionApi.endpoints.checkAuth.initiate(undefined, { track: false }),
      );
      if (error) {
        const statusCode = 'kind' in error ? error.status : null;
        extra.logger.warn('authorization check failed', { status_code: statusCode });
        extra.navigator.go(paths.login, { replace: true });
        return;
      }
      try {
        await extra.balances.signIn(extra.sessionCookies.readFirebaseToken() ?? '');
      } catch (reason) {
        extra.logger.warn('realtime sign-in failed', messageOf(reason));
        dispatch(sessionEvents.checkAuthRealtimeRefused());
        return;
      }
      dispatch(sessionEvents.signedIn(data));
      extra.navigator.go(paths.home(), { replace: true });
    },
  });
}
