import { paths } from '../../config/paths';
import { sessionApi } from '../../features/session/sessionApi';
import { sessionEvents } from '../../features/session/sessionSlice';
import { messageOf } from '../../lib/logger';
import { locationChanged, sessionLinkPathname } from '../navigation/navigationSlice';
import type { Services } from '../services';
import type { StartAppListening } from '.';

/** The call is made this long after the page opened (specification section 9). */
const delayMs = 1000;

/**
 * A session link (specification sections 4 and 8): one second after opening the call is made;
 * success stores the session, signs in to firebase and goes to `/`; a failure is logged and goes
 * to `/login`; a failed firebase sign-in is logged and leaves the screen as it is. Whoever leaves
 * the page before it is done is neither signed in nor led anywhere.
 */
export function listenForCheckAuth(startListening: StartAppListening): void {
  startListening({
    actionCreator: locationChanged,
    effect: async ({ payload }, { dispatch, delay, cancelActiveListeners, signal, extra }) => {
      cancelActiveListeners();
      if (payload.pathname !== sessionLinkPathname) return;
      const isGone = () => signal.aborted;
      dispatch(sessionEvents.checkAuthOpened());
      await delay(delayMs);
      dispatch(sessionEvents.checkAuthSent());
      const call = dispatch(sessionApi.endpoints.checkAuth.initiate(undefined, { track: false }));
      signal.addEventListener('abort', () => call.abort());
      const { data, error } = await call;
      const session = extra.secrets.session.take();
      if (isGone()) return;
      if (error || session === null) {
        const statusCode = error && 'kind' in error ? error.status : null;
        extra.logger.warn('authorization check failed', { status_code: statusCode });
        extra.navigator.go(paths.login, { replace: true });
        return;
      }
      const refusal = await refusalOfRealtime(session.firebaseToken, extra);
      if (isGone()) {
        await restoreRealtime(extra);
        return;
      }
      extra.sessionCookies.save(session);
      if (refusal !== null) {
        extra.logger.warn('realtime sign-in failed', refusal);
        dispatch(sessionEvents.checkAuthRealtimeRefused());
        return;
      }
      dispatch(sessionEvents.signedIn(data));
      extra.navigator.go(paths.home(), { replace: true });
    },
  });
}

/** Why firebase refused the token; null where it took it. */
async function refusalOfRealtime(token: string, { balances }: Services): Promise<string | null> {
  try {
    await balances.signIn(token);
    return null;
  } catch (reason) {
    return messageOf(reason);
  }
}

/** Gives firebase back to whoever the cookies know. */
async function restoreRealtime(extra: Services): Promise<void> {
  const token = extra.sessionCookies.readFirebaseToken();
  if (token === null) await extra.balances.signOut();
  else await refusalOfRealtime(token, extra);
}
