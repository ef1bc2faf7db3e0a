import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { alwaysRefetch, restApi } from './restApi';

type Thunk<Result> = ThunkAction<Result, unknown, unknown, UnknownAction>;

/** An endpoint whose query takes no argument. */
interface ListEndpoint {
  readonly name: string;
  initiate(
    arg: undefined,
    options: typeof alwaysRefetch,
  ): Thunk<PromiseLike<{ readonly isSuccess: boolean }>>;
}

/**
 * Fetches a list from the server. The response to a request in flight may be older than what just
 * happened, so the list is fetched again after it; invalidated tags would not do that
 * (docs/decisions/listeners-fetch.md).
 *
 * @param options.abortRunning the request in flight was sent over a connection that is gone and could
 *   hang until its time limit
 * @returns whether a list came
 */
export function refetch(
  endpoint: ListEndpoint,
  { abortRunning = false } = {},
): Thunk<Promise<boolean>> {
  return async (dispatch) => {
    const queries = dispatch(restApi.util.getRunningQueriesThunk());
    const running = queries.find(
      ({ queryCacheKey }) => queryCacheKey === `${endpoint.name}(undefined)`,
    );
    if (abortRunning) running?.abort();
    if (running) await running;
    const { isSuccess } = await dispatch(endpoint.initiate(undefined, alwaysRefetch));
    return isSuccess;
  };
}
