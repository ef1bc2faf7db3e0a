import { isAnyOf } from '@reduxjs/toolkit';
import { homeReloadRequested } from '../../api/apiEvents';
import { refetch } from '../../api/refetch';
import { paths, routePatterns } from '../../config/paths';
import { betsApi } from '../../features/bets/betsApi';
import { betsEvents } from '../../features/bets/betsSlice';
import { gameApi } from '../../features/game/gameApi';
import { broadcast } from '../../features/connection/broadcasts';
import type { Round } from '../../features/game/roundState';
import type { RoundSync } from '../../features/game/roundSync';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { spreadWaitMs } from '../../platform/backoff';
import { locationChanged, selectIsAtHome } from '../../store/navigationSlice';
import { onChange } from '../../store/onChange';
import type { RootState } from '../../store/rootState';
import type { AppDispatch, StartAppListening } from '../../store/storeTypes';

/** The first load waits at most so many milliseconds for the first connection, from its first attempt on. */
const firstConnectionWaitMs = 2000;
/** The attempt begins once its chunk is there, which a slow line may delay: at most so many milliseconds are waited. */
const firstAttemptWaitMs = 5000;

/**
 * Fetches the lists of the home screen (specification sections 4 and 7). The first load fetches results and
 * bets once the channels are subscribed, so that no draw falls between lists and events
 * (docs/decisions/bet-list.md#the-first-load). At a `start` all clients want the results: they spread their requests,
 * unless the list has to tell them more than `calculate` did.
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
    actionCreator: broadcast.roundStarted,
    effect: async (_, { dispatch, getState, getOriginalState, condition, ...api }) => {
      const { game: before } = getOriginalState();
      const { game, session } = getState();
      if (game.round.id === before.round.id) return;
      api.cancelActiveListeners();
      if (!isListUrgent(game.round, before.sync)) {
        const isSuperseded = await condition(
          (action, state) => asksForResults(action) || state.session.player !== session.player,
          spreadWaitMs(api.extra.random()),
        );
        if (isSuperseded) return;
      }
      await dispatch(refetch(gameApi.endpoints.getResults));
    },
  });
  startListening({
    actionCreator: betsEvents.slipOpened,
    effect: (_, { dispatch }) => {
      void dispatch(gameApi.endpoints.getOdds.initiate(undefined, { subscribe: false }));
    },
  });
  startListening(
    onChange(isReadingRules, (isReading, { dispatch }) => {
      // The rules compute from the odds in force.
      if (isReading) void dispatch(refetch(gameApi.endpoints.getOdds));
    }),
  );
  startListening({
    actionCreator: homeReloadRequested,
    effect: (_, { dispatch }) => {
      loadLasting(dispatch);
      loadChanging(dispatch);
    },
  });
  startListening({
    actionCreator: connectionEvents.resyncStarted,
    effect: ({ payload: { cause } }, { dispatch }) => {
      const options = { abortRunning: cause === 'connectionRestored' };
      // Before the first connection the app can only have missed a draw or a start.
      if (cause !== 'firstConnection') loadLasting(dispatch, options);
      loadChanging(dispatch, options);
    },
  });
}

/** Whatever requests the list after a start makes the request of the start superfluous. */
const asksForResults = isAnyOf(
  gameApi.endpoints.getResults.matchPending,
  connectionEvents.resyncStarted,
);

/**
 * Whether the list must confirm the round of a `start`, or may lack earlier rounds because no list has come since the
 * connection opened. Otherwise `calculate` has brought the only new result. Where the list has failed, it can wait too.
 *
 * @param before how far the round before this one was synchronised
 */
function isListUrgent({ unconfirmed }: Round, before: RoundSync): boolean {
  return unconfirmed !== null || (!before.isSynced && before.failures === 0);
}

function isReadingRules({ session, navigation }: RootState): boolean {
  return session.player !== null && navigation?.pathname === paths.rule;
}

const isConnecting = ({ connection }: RootState) => connection.status === 'connecting';

/** See {@link refetch}. */
interface LoadOptions {
  abortRunning?: boolean;
}

/** Fetches what a draw or a start that is missed does not make wrong. */
function loadLasting(dispatch: AppDispatch, options: LoadOptions = {}): void {
  void dispatch(refetch(gameApi.endpoints.getPreviousResult, options));
  void dispatch(refetch(gameApi.endpoints.getBetLimit, options));
}

/** Fetches what changes with each draw and start. */
function loadChanging(dispatch: AppDispatch, options: LoadOptions = {}): void {
  void dispatch(refetch(gameApi.endpoints.getResults, options));
  void dispatch(refetch(betsApi.endpoints.getBets));
}
