import { isAnyOf } from '@reduxjs/toolkit';
import { freshly } from '../../api/emptyApi';
import { routePatterns } from '../../config/paths';
import { loadBets } from '../../features/bets/loadBets';
import { gameApi } from '../../features/game/gameApi';
import { gameEvents } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { homeReloadRequested } from '../../api/reloadEvents';
import { locationChanged } from '../navigation/navigationSlice';
import type { AppDispatch } from '../storeTypes';
import type { StartAppListening } from '.';

/** What the home screen shows, and when it is asked for (specification sections 4 and 7). */
export function listenForHomeData(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(locationChanged, sessionEvents.signedIn),
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const { session, navigation } = getState();
      const isHome = navigation?.pathname === routePatterns.home;
      // Another tab of the home screen is not a new visit of it.
      const wasHome = getOriginalState().navigation?.pathname === routePatterns.home;
      if (isHome && !wasHome && session.player !== null) loadHome(dispatch);
    },
  });
  startListening({
    actionCreator: gameEvents.roundStarted,
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const isSameRound = getState().game.round.id === getOriginalState().game.round.id;
      if (!isSameRound) void dispatch(gameApi.endpoints.getResults.initiate(undefined, freshly));
    },
  });
  startListening({
    actionCreator: gameEvents.roundCalculated,
    effect: (_, { dispatch }) => {
      void dispatch(loadBets());
    },
  });
  // The broadcaster repeats nothing: what happened while nobody listened is asked for. Before the
  // first connection that can only be a draw or a start; while a line was lost, anything.
  startListening({
    predicate: (_, { game }, before) =>
      before.game.connection !== 'live' && game.connection === 'live',
    effect: (_, { dispatch, getState, getOriginalState }) => {
      if (getState().navigation?.pathname !== routePatterns.home) return;
      if (getOriginalState().game.connection === 'reconnecting') loadHome(dispatch);
      else loadWhatRoundsChange(dispatch);
    },
  });
  startListening({
    actionCreator: homeReloadRequested,
    effect: (_, { dispatch }) => loadHome(dispatch),
  });
}

function loadHome(dispatch: AppDispatch): void {
  void dispatch(gameApi.endpoints.getPreviousResult.initiate(undefined, freshly));
  void dispatch(gameApi.endpoints.getBetLimit.initiate(undefined, freshly));
  loadWhatRoundsChange(dispatch);
}

function loadWhatRoundsChange(dispatch: AppDispatch): void {
  void dispatch(gameApi.endpoints.getResults.initiate(undefined, freshly));
  void dispatch(loadBets());
}
