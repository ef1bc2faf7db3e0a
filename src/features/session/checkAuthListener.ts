import { playerDataDiscarded } from '../../api/apiEvents';
import { restApi } from '../../api/restApi';
import { paths } from '../../config/paths';
import { sessionApi } from './sessionApi';
import { sessionEvents } from './sessionSlice';
import { locationChanged, sessionLinkPathname } from '../../store/navigationSlice';
import type { AppThunk, StartAppListening } from '../../store/storeTypes';
import { signInToRealtime } from './signInToRealtime';

/** The request is sent this many milliseconds after the page opened (specification section 9). */
const delayMs = 1000;

/**
 * A session link (specification sections 4 and 8): the request is sent one second after opening.
 * Success stores the session, signs in to firebase and goes to `/`; a failure is logged and goes to
 * `/login`; a failed firebase sign-in is logged and leaves the screen as it is. A player who leaves the
 * page before the response is not signed in, and one who leaves before the end is not redirected.
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
      const { error } = await call;
      const session = extra.secrets.session.take();
      if (isGone()) return;
      if (session !== null) extra.sessionCookies.save(session);
      // Without cookies there is no session.
      if (session === null || extra.readStoredUserId() === null) {
        const { statusCode = null } =
          error && 'kind' in error ? { statusCode: error.status, ...error } : {};
        extra.logger.warn('authorization check failed', { status_code: statusCode });
        dispatch(sessionEvents.checkAuthFailed());
        return;
      }
      const { userId, username, currency } = session;
      if (getState().session.player?.userId !== userId) dispatch(leavePlayer());
      // Cookies and store name the same player from here on, even if the realtime sign-in fails.
      dispatch(sessionEvents.signedIn({ userId, username, currency }));
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
 * Discards the data of the previous player, whose session may be ending right now: the next player
 * sees and saves none of it, and no pending list of theirs is matched with the next player's stakes.
 */
function leavePlayer(): AppThunk {
  return (dispatch, getState, { recordings }) => {
    const { player } = getState().session;
    if (player !== null) recordings.setOwner(player.userId);
    dispatch(playerDataDiscarded({ isForNextPlayer: true }));
    // Also aborts pending requests.
    dispatch(restApi.util.resetApiState());
    recordings.close();
  };
}
