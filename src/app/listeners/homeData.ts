import { isAnyOf } from '@reduxjs/toolkit';
import { homeReloadRequested } from '../../api/apiEvents';
import { refetch } from '../../api/refetch';
import { routePatterns } from '../../config/paths';
import { betsApi } from '../../features/bets/betsApi';
import { selectMayHaveStake } from '../../features/bets/betsSelectors';
import { betsEvents } from '../../features/bets/betsSlice';
import { gameApi } from '../../features/game/gameApi';
import { gameEvents } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { locationChanged, selectIsAtHome } from '../navigation/navigationSlice';
import type { AppDispatch, StartAppListening } from '../storeTypes';

/** Every client gets the same draw; players without a stake in it spread their requests over these milliseconds. */
const spreadMs = 2000;

/** What the home screen shows, and when it is fetched (specification sections 4 and 7). */
export function listenForHomeData(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(locationChanged, sessionEvents.signedIn),
    effect: (_, { dispatch, getState, getOriginalState }) => {
      // Another tab of the home screen does not load its lists again.
      const wasHome = getOriginalState().navigation?.pathname === routePatterns.home;
      if (!wasHome && selectIsAtHome(getState())) loadHome(dispatch);
    },
  });
  startListening({
    actionCreator: gameEvents.roundStarted,
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const isSameRound = getState().game.round.id === getOriginalState().game.round.id;
      if (!isSameRound) void dispatch(refetch(gameApi.endpoints.getResults));
    },
  });
  startListening({
    actionCreator: gameEvents.roundCalculated,
    effect: async (_, { dispatch, getState, delay, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      // Players with a stake are served first.
      if (!selectMayHaveStake(getState())) await delay(extra.random() * spreadMs);
      if (getState().session.player !== null) void dispatch(refetch(betsApi.endpoints.getBets));
    },
  });
  startListening({
    actionCreator: betsEvents.slipOpened,
    effect: (_, { dispatch }) => {
      void dispatch(gameApi.endpoints.getOdds.initiate(undefined, { subscribe: false }));
    },
  });
  startListening({
    actionCreator: homeReloadRequested,
    effect: (_, { dispatch }) => loadHome(dispatch),
  });
  startListening({
    actionCreator: gameEvents.resyncStarted,
    effect: ({ payload: { cause } }, { dispatch }) => {
      if (cause !== 'firstConnection') {
        loadHome(dispatch, { abortRunning: cause === 'reconnected' });
        return;
      }
      // Before the first connection only a draw or a start can have been missed.
      void dispatch(refetch(gameApi.endpoints.getResults));
      void dispatch(refetch(betsApi.endpoints.getBets));
    },
  });
}

/**
 * Fetches all four lists.
 *
 * @param options.abortRunning see {@link refetch}
 */
function loadHome(dispatch: AppDispatch, options: { abortRunning?: boolean } = {}): void {
  void dispatch(refetch(gameApi.endpoints.getPreviousResult, options));
  void dispatch(refetch(gameApi.endpoints.getBetLimit, options));
  void dispatch(refetch(gameApi.endpoints.getResults, options));
  void dispatch(refetch(betsApi.endpoints.getBets));
}
