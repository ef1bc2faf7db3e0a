import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { restApi } from '../../api/restApi';
import type { StartAppListening } from '../../app/storeTypes';

/**
 * The end of a session by logout or by a 401 (specification section 6): cookies, sockets, firebase
 * sign-in, caches and the record of the visit are gone, the login screen is shown, and the other tabs follow. Any number of
 * 401s end it once.
 */
export function listenForSessionEnd(startListening: StartAppListening): void {
  startListening({
    actionCreator: sessionEnded,
    effect: async (_, { dispatch, getState, getOriginalState, delay, extra }) => {
      const { player } = getOriginalState().session;
      if (player === null) return;
      // Another tab may have signed in somebody else: that session is not this one's to end.
      if (extra.readStoredUserId() === player.userId) extra.sessionCookies.clear();
      extra.tabs.announceSession();
      // Whoever made the refused calls hears of it first: a reset takes their answers away.
      await delay(0);
      const { player: next } = getState().session;
      // Who has signed in since has forgotten this player first; what was restored with that stays.
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
