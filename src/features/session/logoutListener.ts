import { sessionEnded } from '../../api/apiEvents';
import { sessionApi } from './sessionApi';
import { sessionEvents } from './sessionSlice';
import type { StartAppListening } from '../../store/storeTypes';

/** Logout: success ends the session; a failure keeps it and is shown. */
export function listenForLogout(startListening: StartAppListening): void {
  startListening({
    actionCreator: sessionEvents.logoutRequested,
    effect: async (_, { dispatch, getState, getOriginalState }) => {
      if (getOriginalState().session.isLoggingOut) return;
      const { error } = await dispatch(
        sessionApi.endpoints.logout.initiate(undefined, { track: false }),
      );
      const hasEndedMeanwhile = getState().session.player === null;
      // The request was not sent because another tab changed the session; `tabs` handles that.
      const isForeign = error !== undefined && 'kind' in error && error.kind === 'notSent';
      if (hasEndedMeanwhile || isForeign) return;
      dispatch(error ? sessionEvents.logoutFailed() : sessionEnded({ reason: 'loggedOut' }));
    },
  });
}
