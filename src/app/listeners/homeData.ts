import { isAnyOf } from '@reduxjs/toolkit';
import { homeReloadRequested } from '../../store/appEvents';
import { refetch } from '../../api/refetch';
import { routePatterns } from '../../config/paths';
import { betsApi } from '../../features/bets/betsApi';
import { gameApi } from '../../features/game/gameApi';
import { sessionEvents } from '../../features/session/sessionSlice';
import { locationChanged, selectIsAtHome } from '../../store/navigationSlice';
import type { RootState } from '../../store/rootState';
import type { AppDispatch, StartAppListening } from '../../store/storeTypes';

/** How long the first load waits for the first connection, from its first attempt on; milliseconds. */
const firstConnectionWaitMs = 2000;
/** The attempt begins once its chunk is there, which a slow line may delay: how long that is waited for; milliseconds. */
const firstAttemptWaitMs = 5000;

/**
 * Fetches the lists of the home screen (specification sections 4 and 7). The first load fetches results and
 * bets once the channels are subscribed, so that no draw falls between lists and events
 * (docs/decisions/bet-list.md#the-first-load). What is fetched after the first screen is in `laterData`.
 */
export function listenForHomeData(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(locationChanged, sessionEvents.signedIn),
    effect: async (_, { dispatch, getState, getOriginalState, condition, ...api }) => {
      // Switching tabs on the home screen loads nothing.
      const wasHome = getOriginalState().navigation?.pathname === routePatterns.home;
      if (wasHome || !selectIsAtHome(getState())) return;
      api.cancelActiveListeners();
      loadLasting(dispatch);
      if (!isConnecting(getState())) {
        loadChanging(dispatch);
        return;
      }
      const isAttempted = ({ connection }: RootState) => connection.attemptedAt !== null;
      if (!isAttempted(getState()))
        await condition((_, state) => isAttempted(state), firstAttemptWaitMs);
      if (isConnecting(getState()))
        await condition((_, state) => !isConnecting(state), firstConnectionWaitMs);
      const { status } = getState().connection;
      // With the first connection the resync loads them.
      if (status !== 'open' && selectIsAtHome(getState())) loadChanging(dispatch);
    },
  });
  startListening({
    actionCreator: homeReloadRequested,
    effect: (_, { dispatch }) => {
      loadLasting(dispatch);
      loadChanging(dispatch);
    },
  });
}

const isConnecting = ({ connection }: RootState) => connection.status === 'connecting';

type LoadOptions = Parameters<typeof refetch>[1];

/** Fetches what a draw or a start that is missed does not make wrong. */
export function loadLasting(dispatch: AppDispatch, options: LoadOptions = {}): void {
  void dispatch(refetch(gameApi.endpoints.getPreviousResult, options));
  void dispatch(refetch(gameApi.endpoints.getBetLimit, options));
}

/** Fetches what changes with each draw and start. */
export function loadChanging(dispatch: AppDispatch, options: LoadOptions = {}): void {
  void dispatch(refetch(gameApi.endpoints.getResults, options));
  void dispatch(refetch(betsApi.endpoints.getBets));
}
