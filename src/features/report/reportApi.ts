import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query';
import type { ApiError } from '../../api/apiError';
import type { ApiBaseQuery } from '../../api/baseQuery';
import { restApi } from '../../api/restApi';
import type { Day, DayRange } from '../../domain/dates';
import type { Services } from '../../store/services';
import { dailyReportSchema, dayReportSchema } from '../../api/wire/reportSchemas';
import type { DailyReportRow, DayReport } from '../../api/wire/reportSchemas';

/** Which spelling of the report paths the server served last. */
type ReportPath = 'report' | 'reports';

declare module '../../store/services' {
  interface Services {
    reportPath: { current: ReportPath };
  }
}

type Response = Awaited<ReturnType<ApiBaseQuery>>;
type ParsedResponse<Output> = QueryReturnValue<Output, ApiError, NonNullable<Response['meta']>>;

/**
 * The two report calls. Both spellings of section 7 are served: `report` is tried first, and a 404
 * switches to `reports` until the page is loaded again.
 */
export const reportApi = restApi.injectEndpoints({
  endpoints: (build) => ({
    getReport: build.query<DailyReportRow[], DayRange>({
      extraOptions: { schema: dailyReportSchema, isList: true },
      queryFn: async ({ startDate, endDate }, api, _, send) => {
        const query = new URLSearchParams({ start_date: startDate, end_date: endDate });
        return tryBothPaths(api, async (path) => send(`${path}?${query}`));
      },
    }),
    getReportDetail: build.query<DayReport, Day>({
      extraOptions: { schema: dayReportSchema, isList: true },
      queryFn: async (date, api, _, send) => {
        const query = new URLSearchParams({ date });
        return tryBothPaths(api, async (path) => send(`${path}/detail?${query}`));
      },
    }),
  }),
});

/** @returns what the endpoint's schema made of the response */
async function tryBothPaths<Output>(
  { extra }: BaseQueryApi,
  send: (path: ReportPath) => Promise<Response>,
): Promise<ParsedResponse<Output>> {
  const { reportPath } = extra as Services;
  // Another call may switch while this one is under way.
  const first = reportPath.current;
  const response = await send(first);
  if (response.error?.status !== 404) return response as ParsedResponse<Output>;
  const second: ReportPath = first === 'report' ? 'reports' : 'report';
  const retried = await send(second);
  if (!retried.error) reportPath.current = second;
  return retried as ParsedResponse<Output>;
}
