import { QueryStatus } from '@reduxjs/toolkit/query';
import { requestedWaitMs } from '../../api/apiError';
import { refetch } from '../../api/refetch';
import { retryWaitMs } from '../../platform/backoff';
import { isListenerStart } from '../../store/appEvents';
import { selectIsAtHome } from '../../store/navigationSlice';
import { onChange } from '../../store/onChange';
import type { RootState } from '../../store/rootState';
import type { StartAppListening } from '../../store/storeTypes';
import { selectIsTakenOver } from '../session/sessionSlice';
import { gameApi } from './gameApi';

/**
 * Requests results and limits again while they are in sight and their last request has failed. The delays grow and
 * count from the last response; they begin again with each connection that opens. Never sooner than
 * `Retry-After` says.
 */
export function listenForFailedLists(startListening: StartAppListening): void {
  for (const endpoint of [gameApi.endpoints.getResults, gameApi.endpoints.getBetLimit]) {
    const selectQuery = endpoint.select();
    const isMissing = (state: RootState) =>
      state.session.player !== null &&
      selectIsAtHome(state) &&
      !selectIsTakenOver(state) &&
      selectQuery(state).error !== undefined;
    const isPending = (state: RootState) => selectQuery(state).status === QueryStatus.pending;
    startListening(
      onChange(
        (state) => (isMissing(state) ? (state.connection.openedAt ?? 'never opened') : null),
        async (_, { dispatch, getState, condition, cancelActiveListeners, extra }) => {
          cancelActiveListeners();
          for (let failures = 0; isMissing(getState()); failures += 1) {
            if (isPending(getState())) await condition((_, state) => !isPending(state));
            const { requestId, error } = selectQuery(getState());
            const isRequested = await condition(
              (_, state) => !isMissing(state) || selectQuery(state).requestId !== requestId,
              retryWaitMs(failures, extra.random(), requestedWaitMs(error)),
            );
            if (!isRequested) await dispatch(refetch(endpoint));
          }
        },
        isListenerStart,
      ),
    );
  }
}
