import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { restApi } from '../../api/restApi';
import type { StartAppListening } from '../../store/storeTypes';

/**
 * Ends a session by logout or by a 401 (specification section 6): clears cookies, sockets, firebase sign-in, caches
 * and the recording, shows the login and informs the other tabs. Any number of 401s end a session once.
 */
export function listenForSessionEnd(startListening: StartAppListening): void {
  startListening({
    actionCreator: sessionEnded,
    effect: async (_, { dispatch, getState, getOriginalState, delay, extra }) => {
      const { player } = getOriginalState().session;
      if (player === null) return;
      // Another tab may have signed in another player, whose session must stay.
      if (extra.readStoredUserId() === player.userId) extra.sessionCookies.clear();
      extra.tabs.announceSession();
      extra.recordings.setOwner(player.userId);
      // Callers of the refused requests get their error first: the reset discards it.
      await delay(0);
      // A sign-in since then has already discarded the data and closed the recording.
      if (getState().session.player !== null) return;
      dispatch(playerDataDiscarded());
      dispatch(restApi.util.resetApiState());
      extra.recordings.close();
      await extra.balances.signOut();
    },
  });
}
