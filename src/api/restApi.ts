import { createApi, QueryStatus } from '@reduxjs/toolkit/query';
import { baseQuery } from './baseQuery';

/**
 * The one RTK Query api; each feature injects its endpoints. Listeners fetch and screens only
 * select, so nothing is fetched because a screen mounts (docs/decisions/listeners-fetch.md).
 */
export const restApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
});

/** How listeners fetch a list: always from the server, and without a subscription to end. */
export const alwaysRefetch = { subscribe: false, forceRefetch: true } as const;

/** How a table shows the query behind its rows; one that has not been sent yet is loading. */
export function tableStatus(status: QueryStatus): 'loading' | 'ready' | 'error' {
  if (status === QueryStatus.fulfilled) return 'ready';
  return status === QueryStatus.rejected ? 'error' : 'loading';
}
