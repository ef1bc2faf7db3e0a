import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { restApi } from '../../api/restApi';
import type { StartAppListening } from '../../app/storeTypes';

/**
 * The end of a session by logout or by a 401 (specification section 6): clears cookies, sockets,
 * firebase sign-in, caches and the recording, shows the login and informs the other tabs. Any number
 * of 401s end a session once.
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
      // Callers of the refused requests get their error first: the reset discards it.
      await delay(0);
      const { player: next } = getState().session;
      // A player who has signed in since has already discarded this one's data; restored data stays.
      if (next === null) {
        dispatch(playerDataDiscarded());
        dispatch(restApi.util.resetApiState());
      }
      extra.recordings.close(player.userId);
      if (next === null) await extra.balances.signOut();
      else extra.recordings.setOwner(next.userId);
    },
  });
}
