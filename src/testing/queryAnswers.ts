import type { Dispatch } from '@reduxjs/toolkit';
import { restApi } from '../api/restApi';
import { gameEvents } from '../features/game/gameSlice';
import type { Bet, Stake } from '../domain/bet';

/** The lists of the home screen. */
export type Listing = 'getBets' | 'getResults';

/**
 * Dispatches what RTK Query and the listeners dispatch for calls and their answers on an open connection.
 *
 * @param now milliseconds of the app's clock
 */
export function queryAnswers(dispatch: Dispatch, now: () => number) {
  let requests = 0;
  const begin = (kind: 'executeQuery' | 'executeMutation', arg: object) => {
    requests += 1;
    const requestId = `V1StGXR8_Z5jdHi6B-${String(requests).padStart(3, '0')}`;
    const meta = { arg, requestId, startedTimeStamp: now() };
    const type = `${restApi.reducerPath}/${kind}`;
    dispatch({ type: `${type}/pending`, meta });
    return {
      requestId,
      fulfill: (payload: unknown) =>
        dispatch({
          type: `${type}/fulfilled`,
          payload,
          meta: { ...meta, fulfilledTimeStamp: now() },
        }),
      reject: (payload: unknown) => dispatch({ type: `${type}/rejected`, payload, meta }),
    };
  };
  return {
    /** @param originalArgs with their keys in order */
    beginQuery(endpointName: string, originalArgs?: object) {
      const call = begin('executeQuery', {
        type: 'query',
        endpointName,
        queryCacheKey: `${endpointName}(${JSON.stringify(originalArgs)})`,
        originalArgs,
        subscribe: false,
        forceRefetch: true,
      });
      const { requestId } = call;
      if (endpointName === 'getResults') dispatch(gameEvents.syncRequested({ requestId }));
      return call;
    },
    /** What `updateQueryData` dispatches for an accepted stake, which the list does not have yet. */
    putBetFirst(bet: Bet) {
      dispatch({
        type: `${restApi.reducerPath}/queries/queryResultPatched`,
        payload: {
          queryCacheKey: 'getBets(undefined)',
          patches: [{ op: 'add', path: [0], value: bet }],
        },
      });
    },
    beginStake: (originalArgs: Stake) =>
      begin('executeMutation', { type: 'mutation', endpointName: 'placeBet', originalArgs }),
  };
}
