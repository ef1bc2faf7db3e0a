import { createApi } from '@reduxjs/toolkit/query';
import type { BaseIssue } from 'valibot';
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
