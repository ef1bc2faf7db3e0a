import { isAnyOf } from '@reduxjs/toolkit';
import { refetch } from '../../api/refetch';
import { paths } from '../../config/paths';
import { betsEvents } from '../../features/bets/betsSlice';
import { broadcast } from '../../features/connection/broadcasts';
import { connectionEvents } from '../../features/connection/connectionSlice';
import { gameApi } from '../../features/game/gameApi';
import type { Round } from '../../features/game/roundState';
import type { RoundSync } from '../../features/game/roundSync';
import { spreadWaitMs } from '../../platform/backoff';
import { isListenerStart } from '../../store/appEvents';
import { onChange } from '../../store/onChange';
import type { RootState } from '../../store/rootState';
import type { StartAppListening } from '../../store/storeTypes';
import { loadChanging, loadLasting } from './homeData';

/**
 * Fetches what is needed after the first screen: the odds for a slip and for the rules, and the lists of home after events
 * of the connection (specification section 7). At a `start` all clients want the results: they spread their requests,
 * unless the list has to tell them more than `calculate` did.
 */
export function listenForLaterData(startListening: StartAppListening): void {
  startListening({
    actionCreator: betsEvents.slipOpened,
    effect: (_, { dispatch }) => {
      void dispatch(gameApi.endpoints.getOdds.initiate(undefined, { subscribe: false }));
    },
  });
  startListening(
    onChange(
      isReadingRules,
      (isReading, { dispatch }) => {
        // The rules compute from the odds in force.
        if (isReading) void dispatch(refetch(gameApi.endpoints.getOdds));
      },
      isListenerStart,
    ),
  );
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
