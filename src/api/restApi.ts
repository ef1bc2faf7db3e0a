import { createApi } from '@reduxjs/toolkit/query';
import type { GenericSchema } from 'valibot';
import { baseQuery } from './baseQuery';

/**
 * The one RTK Query api; each feature injects its endpoints. Listeners ask and screens only
 * select, so nothing is fetched again because a screen mounts (docs/decisions/listeners-fetch.md).
 */
export const restApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
});

/** How listeners ask for a list: always of the server, and without a subscription to end. */
export const alwaysRefetch = { subscribe: false, forceRefetch: true } as const;

/**
 * The border schema of an endpoint's answer, to be spread into the endpoint. The base query parses
 * by it, because only there is a logger for what was left out (`responseSchema` has none); the
 * second part tells the compiler what the parsed answer is.
 */
export function answered<Output>(schema: GenericSchema<unknown, Output>) {
  return {
    extraOptions: { answer: schema },
    transformResponse: (parsed: unknown) => parsed as Output,
  };
}
