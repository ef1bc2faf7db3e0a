import { paths } from '../../config/paths';
import { sessionApi } from './sessionApi';
import { sessionEvents } from './sessionSlice';
import { km } from '../../i18n/km';
import { signInToRealtime } from './signInToRealtime';
import type { StartAppListening } from '../../store/storeTypes';

/**
 * Login (specification section 4): store the session, sign in to firebase, reload at `/`. A failed
 * firebase sign-in is only logged.
 */
export function listenForLogin(startListening: StartAppListening): void {
  startListening({
    actionCreator: sessionEvents.loginSubmitted,
    effect: async (_, { dispatch, extra }) => {
      const { data, error } = await dispatch(
        sessionApi.endpoints.login.initiate(undefined, { track: false }),
      );
      if (error) {
        const message = 'kind' in error ? error.message : null;
        dispatch(sessionEvents.loginFailed({ message: message ?? km.errors.somethingWentWrong }));
        return;
      }
      if (extra.readStoredUserId() === null) {
        dispatch(sessionEvents.loginFailed({ message: km.browser.cookies }));
        return;
      }
      extra.recordings.setOwner(data.userId);
      const firebaseToken = extra.sessionCookies.readFirebaseToken() ?? '';
      await signInToRealtime({ userId: data.userId, firebaseToken }, extra);
      extra.navigator.reloadTo(paths.home());
    },
  });
}
