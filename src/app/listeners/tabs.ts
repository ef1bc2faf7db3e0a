import { isAnyOf } from '@reduxjs/toolkit';
import { otherPlayerSessionFound, sessionEnded } from '../../api/apiEvents';
import { paths } from '../../config/paths';
import { isBetId } from '../../features/bets/betKeys';
import { betsEvents, selectReceipts } from '../../features/bets/betsSlice';
import type { Receipt } from '../../features/bets/receipts/receipt';
import { outcomesEvents } from '../../features/outcomes/outcomesSlice';
import { sessionApi } from '../../features/session/sessionApi';
import { sessionEvents } from '../../features/session/sessionSlice';
import type { Tabs } from '../../platform/tabs';
import { appStarted, pageWoken, sessionChangedElsewhere } from '../../store/appEvents';
import { sessionLinkPathname } from '../../store/navigationSlice';
import { onChange } from '../../store/onChange';
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
 * the others follow, on that tab's message or when they wake. A bet that was matched with a stake of
 * one tab is not matched with a stake of another.
 */
export function listenForTabs(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: (_, { dispatch, getState, extra }) => {
      extra.tabs.follow({
        onSessionChanged: () => dispatch(sessionChangedElsewhere()),
        onBetClaimed: (betId, isTwin) =>
          dispatch(betsEvents.betClaimedElsewhere({ betId, isTwin })),
        onBetsAsked: () => announceBets(selectReceipts(getState()), [], extra.tabs),
        onRoundShown: (roundId) => dispatch(outcomesEvents.shownRoundRead({ roundId })),
      });
      extra.tabs.askForBets();
      if (extra.sessionStore.read(takenOverKey) === null) return;
      extra.sessionStore.remove(takenOverKey);
      dispatch(sessionEvents.takeOverShown());
    },
  });
  startListening(
    // Several events give a receipt its bet: the change of state covers them.
    onChange(selectReceipts, (receipts, { getOriginalState, extra }) => {
      announceBets(receipts, selectReceipts(getOriginalState()), extra.tabs);
    }),
  );
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

/** Announces the bets of these receipts that the earlier ones did not have. */
function announceBets(receipts: readonly Receipt[], earlier: readonly Receipt[], tabs: Tabs): void {
  const keysOf = (one: Receipt) => [one.betKey, one.twinKey];
  const known = new Set(earlier.flatMap(keysOf));
  for (const receipt of receipts) {
    for (const key of keysOf(receipt)) {
      if (key && isBetId(key) && !known.has(key)) tabs.announceBet(key, key === receipt.twinKey);
    }
  }
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
