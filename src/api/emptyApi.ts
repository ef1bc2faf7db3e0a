import { createApi } from '@reduxjs/toolkit/query';
import type { BaseIssue, GenericSchema } from 'valibot';
import { describeIssues } from '../lib/wireSchemas';
import { baseQuery } from './baseQuery';
import { badAnswer } from './problem';

/**
 * The one RTK Query api; each feature injects its endpoints. Listeners ask and screens only
 * select, so nothing is fetched again because a screen mounts (docs/decisions/listeners-fetch.md).
 * An answer that does not fit its schema is a failed call of the kind `badAnswer`.
 */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
  catchSchemaFailure: ({ issues }) =>
    badAnswer(describeIssues(issues as readonly BaseIssue<unknown>[])),
});

/** How listeners ask for a list: always of the server, and without a subscription to end. */
export const freshly = { subscribe: false, forceRefetch: true } as const;

/**
 * A border schema as `responseSchema` takes it. RTK Query types such a schema as if it only
 * checked; ours also rename and convert, and the converted value is what it keeps.
 */
export function answered<Output>(schema: GenericSchema<unknown, Output>): GenericSchema<Output> {
  return schema as unknown as GenericSchema<Output>;
}
