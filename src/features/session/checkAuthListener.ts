import { playerDataDiscarded } from '../../api/apiEvents';
import { restApi } from '../../api/restApi';
import { paths } from '../../config/paths';
import { sessionApi } from './sessionApi';
import { sessionEvents } from './sessionSlice';
import { locationChanged, sessionLinkPathname } from '../../app/navigation/navigationSlice';
import type { AppThunk, StartAppListening } from '../../app/storeTypes';
import { signInToRealtime } from './signInToRealtime';

/** The call is made this long after the page opened (specification section 9). */
const delayMs = 1000;

/**
 * A session link (specification sections 4 and 8): one second after opening the call is made;
 * success stores the session, signs in to firebase and goes to `/`; a failure is logged and goes
 * to `/login`; a failed firebase sign-in is logged and leaves the screen as it is. Whoever leaves
 * the page before the answer is not signed in, and whoever leaves it before the end is led nowhere.
 */
export function listenForCheckAuth(startListening: StartAppListening): void {
  startListening({
    actionCreator: locationChanged,
    effect: async (
      { payload },
      { dispatch, getState, delay, cancelActiveListeners, signal, extra },
    ) => {
      cancelActiveListeners();
      if (payload.pathname !== sessionLinkPathname) return;
      const isGone = () => signal.aborted;
      await delay(delayMs);
      dispatch(sessionEvents.checkAuthSent());
      const call = dispatch(sessionApi.endpoints.checkAuth.initiate(undefined, { track: false }));
      signal.addEventListener('abort', () => call.abort());
      const { data, error } = await call;
      const session = extra.secrets.session.take();
      if (isGone()) return;
      if (session !== null) extra.sessionCookies.save(session);
      // A browser that takes no cookies keeps no session.
      if (error || session === null || extra.readStoredUserId() === null) {
        const statusCode = error && 'kind' in error ? error.status : null;
        extra.logger.warn('authorization check failed', { status_code: statusCode });
        dispatch(sessionEvents.checkAuthFailed());
        return;
      }
      if (getState().session.player?.userId !== data.userId) dispatch(forgetPlayer());
      // Cookies and store name the same player from here on, whatever becomes of the realtime sign-in.
      dispatch(sessionEvents.signedIn(data));
      const outcome = await signInToRealtime(session, extra);
      if (isGone()) return;
      if (outcome === 'refused') {
        dispatch(sessionEvents.checkAuthRealtimeRefused());
        return;
      }
      extra.navigator.go(paths.home(), { replace: true });
    },
  });
}

/**
 * Forgets the player before, whose session may be ending at this moment: the next player is shown
 * nothing of theirs, and a list of theirs that is still on its way is not read for the next one's stakes.
 */
function forgetPlayer(): AppThunk {
  return (dispatch) => {
    dispatch(playerDataDiscarded());
    // Aborts the calls that are still on their way, too.
    dispatch(restApi.util.resetApiState());
  };
}
