import { isAnyOf } from '@reduxjs/toolkit';
import { otherPlayerSessionFound, sessionEnded } from '../../api/apiEvents';
import { paths } from '../../config/paths';
import { isBetId } from '../../features/bets/betKeys';
import { betsEvents } from '../../features/bets/betsSlice';
import { sessionApi } from '../../features/session/sessionApi';
import { sessionEvents } from '../../features/session/sessionSlice';
import { appStarted, pageWoken, sessionChangedElsewhere } from '../appEvents';
import { sessionLinkPathname } from '../navigation/navigationSlice';
import type { AppThunk, StartAppListening } from '../storeTypes';

/**
 * Another tab is another process of the browser: its word may be here before its cookies are. After
 * each of these milliseconds they are looked at again.
 */
const looksAgainMs = [100, 400, 1500];

/** In the tab's session storage: the page is loaded anew because of another player. */
const takenOverKey = 'takenOver';

/** What a sign-in leaves behind once its cookies are written. */
const isSignInStored = isAnyOf(sessionApi.endpoints.login.matchFulfilled, sessionEvents.signedIn);

/**
 * The tabs of a browser share one session: what a login or a logout in one of them left in the
 * cookies is followed by the others, told by the tab itself or found when they wake. A bet that a
 * stake of one tab has become is claimed by no stake of another.
 */
export function listenForTabs(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: (_, { dispatch, extra }) => {
      extra.tabs.follow({
        onSessionChanged: () => dispatch(sessionChangedElsewhere()),
        onBetClaimed: (betId) => dispatch(betsEvents.betClaimedElsewhere({ betId })),
      });
      if (extra.sessionStore.read(takenOverKey) === null) return;
      extra.sessionStore.remove(takenOverKey);
      dispatch(sessionEvents.takeOverShown());
    },
  });
  startListening({
    predicate: (_, { bets }, before) => bets.receipts !== before.bets.receipts,
    effect: (_, { getState, getOriginalState, extra }) => {
      const known = new Set(getOriginalState().bets.receipts.map(({ betKey }) => betKey));
      for (const { betKey } of getState().bets.receipts) {
        if (betKey !== null && isBetId(betKey) && !known.has(betKey))
          extra.tabs.announceBet(betKey);
      }
    },
  });
  startListening({
    matcher: isSignInStored,
    effect: (_, { extra }) => extra.tabs.announceSession(),
  });
  startListening({
    matcher: isAnyOf(sessionChangedElsewhere, pageWoken),
    effect: async (_, { dispatch, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      for (const wait of looksAgainMs) {
        if (dispatch(followStoredSession())) return;
        await delay(wait);
      }
      dispatch(followStoredSession());
    },
  });
  startListening({
    actionCreator: otherPlayerSessionFound,
    effect: async (_, { dispatch, delay }) => {
      // Whoever made the call hears first that it was not sent.
      await delay(0);
      dispatch(followStoredSession());
    },
  });
}

/** Does what the cookies ask of this tab, and tells whether that was anything. */
function followStoredSession(): AppThunk<boolean> {
  return (dispatch, getState, { sessionCookies, sessionStore, navigator }) => {
    const { session, navigation } = getState();
    // A login or a session link is being answered here; what comes of it decides.
    const isSigningIn = session.login.isSubmitting || navigation?.pathname === sessionLinkPathname;
    if (isSigningIn || session.isTakenOver) return false;
    const stored = sessionCookies.readPlayer();
    if (stored?.userId === session.player?.userId) return false;
    // Ended there already: the server needs no second word.
    if (stored === null) dispatch(sessionEnded({ reason: 'loggedOut' }));
    else {
      if (session.player !== null) {
        dispatch(sessionEvents.takenOver());
        sessionStore.write(takenOverKey, 'true');
      }
      navigator.reloadTo(paths.home());
    }
    return true;
  };
}
