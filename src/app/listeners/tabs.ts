import { isAnyOf } from '@reduxjs/toolkit';
import { otherPlayerSessionFound, sessionEnded } from '../../api/apiEvents';
import { paths } from '../../config/paths';
import { betsEvents } from '../../features/bets/betsSlice';
import { outcomesEvents } from '../../features/outcomes/outcomesSlice';
import { sessionApi } from '../../features/session/sessionApi';
import { sessionEvents } from '../../features/session/sessionSlice';
import {
  appStarted,
  betsAskedElsewhere,
  pageWoken,
  sessionChangedElsewhere,
} from '../../store/appEvents';
import { sessionLinkPathname } from '../../store/navigationSlice';
import type { AppThunk, StartAppListening } from '../../store/storeTypes';

/**
 * Another tab is another browser process: its message may arrive before its cookies. The cookies are
 * read again after each of these delays in milliseconds.
 */
const recheckDelaysMs = [100, 400, 1500];

/** The session storage key that says that the page reloads because of another player. */
const takenOverKey = 'takenOver';

/** A sign-in whose cookies are written. */
const isSignInStored = isAnyOf(sessionApi.endpoints.login.matchFulfilled, sessionEvents.signedIn);

/**
 * The tabs of a browser share one session: a login or logout in one of them changes the cookies, and
 * the others follow, on that tab's message or when they wake.
 */
export function listenForTabs(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: (_, { dispatch, extra }) => {
      extra.tabs.follow({
        onSessionChanged: () => dispatch(sessionChangedElsewhere()),
        onBetClaimed: (betId, isTwin) =>
          dispatch(betsEvents.betClaimedElsewhere({ betId, isTwin })),
        onBetsAsked: () => dispatch(betsAskedElsewhere()),
        onRoundShown: (roundId) => dispatch(outcomesEvents.shownRoundRead({ roundId })),
      });
      if (extra.sessionStore.read(takenOverKey) === null) return;
      extra.sessionStore.remove(takenOverKey);
      dispatch(sessionEvents.takeOverShown());
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
      for (const wait of recheckDelaysMs) {
        if (dispatch(followStoredSession())) return;
        await delay(wait);
      }
      dispatch(followStoredSession());
    },
  });
  startListening({
    actionCreator: otherPlayerSessionFound,
    effect: async (_, { dispatch, delay }) => {
      // The caller gets its error first: the request was not sent.
      await delay(0);
      dispatch(followStoredSession());
    },
  });
}

/** Adopts the session in the cookies. @returns whether it differed from this tab's */
function followStoredSession(): AppThunk<boolean> {
  return (dispatch, getState, { sessionCookies, sessionStore, navigator, logger }) => {
    const { session, navigation } = getState();
    // A login or session link is pending in this tab; its result decides.
    const isSigningIn = session.login.isSubmitting || navigation?.pathname === sessionLinkPathname;
    if (isSigningIn || session.isTakenOver) return false;
    const stored = sessionCookies.readPlayer();
    if (stored?.userId === session.player?.userId) return false;
    if (stored === null) {
      const lostCookies = sessionCookies.endIncomplete();
      if (lostCookies.length > 0) {
        logger.warn('session cookies lost', lostCookies);
        dispatch(sessionEnded({ reason: 'cookiesLost' }));
        return true;
      }
      // The other tab has ended the session already; the server needs no second request.
      dispatch(sessionEnded({ reason: 'loggedOut', isElsewhere: true }));
    } else {
      if (session.player !== null) {
        dispatch(sessionEvents.takenOver());
        sessionStore.write(takenOverKey, 'true');
      }
      navigator.reloadTo(paths.home());
    }
    return true;
  };
}
