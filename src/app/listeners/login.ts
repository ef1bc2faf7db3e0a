import { paths } from '../../config/paths';
import { sessionApi } from '../../features/session/sessionApi';
import { sessionEvents } from '../../features/session/sessionSlice';
import { km } from '../../i18n/km';
import { messageOf } from '../../lib/logger';
import type { StartAppListening } from '.';

/**
 * Login (specification section 4): store the session, sign in to firebase, load `/` anew. A
 * failed firebase sign-in is only logged. A press while one is under way changes nothing.
 */
export function listenForLogin(startListening: StartAppListening): void {
  startListening({
    actionCreator: sessionEvents.loginSubmitted,
    effect: async (_, { dispatch, getOriginalState, extra }) => {
      if (getOriginalState().session.login.isSubmitting) return;
      const { error } = await dispatch(
        sessionApi.endpoints.login.initiate(undefined, { track: false }),
      );
      if (error) {
        const told = 'kind' in error ? error.message : null;
        dispatch(sessionEvents.loginFailed({ message: told ?? km.errors.somethingWentWrong }));
        return;
      }
      const firebaseToken = extra.sessionCookies.readFirebaseToken() ?? '';
      await extra.balances.signIn(firebaseToken).catch((reason: unknown) => {
        extra.logger.warn('realtime sign-in failed', messageOf(reason));
      });
      extra.navigator.reloadTo(paths.home());
    },
  });
}
