import { isAnyOf } from '@reduxjs/toolkit';
import { homeReloadRequested } from '../../api/apiEvents';
import { refetch } from '../../api/refetch';
import { paths, routePatterns } from '../../config/paths';
import { betsApi } from '../../features/bets/betsApi';
import { betsEvents } from '../../features/bets/betsSlice';
import { gameApi } from '../../features/game/gameApi';
import { gameEvents } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { locationChanged, selectIsAtHome } from '../navigation/navigationSlice';
import type { RootState } from '../rootReducer';
import type { AppDispatch, StartAppListening } from '../storeTypes';

/** Fetches the lists of the home screen (specification sections 4 and 7). */
export function listenForHomeData(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(locationChanged, sessionEvents.signedIn),
    effect: (_, { dispatch, getState, getOriginalState }) => {
      // Switching tabs on the home screen loads nothing.
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
    actionCreator: betsEvents.slipOpened,
    effect: (_, { dispatch }) => {
      void dispatch(gameApi.endpoints.getOdds.initiate(undefined, { subscribe: false }));
    },
  });
  startListening({
    // The rules compute from the odds in force.
    predicate: (_, state, before) =>
      isReadingRules(state) && state.navigation?.pathname !== before.navigation?.pathname,
    effect: (_, { dispatch }) => {
      void dispatch(refetch(gameApi.endpoints.getOdds));
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
        loadHome(dispatch, { abortRunning: cause === 'connectionRestored' });
        return;
      }
      // Before the first connection the app can only have missed a draw or a start.
      void dispatch(refetch(gameApi.endpoints.getResults));
      void dispatch(refetch(betsApi.endpoints.getBets));
    },
  });
}

function isReadingRules({ session, navigation }: RootState): boolean {
  return session.player !== null && navigation?.pathname === paths.rule;
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
