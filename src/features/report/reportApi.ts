import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type * as v from 'valibot';
import { invalidResponse } from '../../api/apiError';
import type { ApiBaseQuery } from '../../api/baseQuery';
import { parseResponse } from '../../api/responseSchema';
import { restApi } from '../../api/restApi';
import type { Day, DayRange } from '../../domain/dates';
import type { Services } from '../../store/services';
import { dailyReportSchema, dayReportSchema } from './reportSchemas';
import type { DailyReportRow, DayReport } from './reportSchemas';

/** Which spelling of the report paths the server served last. */
type ReportPath = 'report' | 'reports';

declare module '../../store/services' {
  interface Services {
    reportPath: { current: ReportPath };
  }
}

type Response = Awaited<ReturnType<ApiBaseQuery>>;

/**
 * The two report calls. Both spellings of section 7 are served: `report` is tried first, and a 404
 * switches to `reports` until the page is loaded again.
 */
export const reportApi = restApi.injectEndpoints({
  endpoints: (build) => ({
    getReport: build.query<DailyReportRow[], DayRange>({
      extraOptions: { isList: true },
      queryFn: async ({ startDate, endDate }, api, _, send) => {
        const query = new URLSearchParams({ start_date: startDate, end_date: endDate });
        const response = await tryBothPaths(api, async (path) => send(`${path}?${query}`));
        return parsed(dailyReportSchema, response);
      },
    }),
    getReportDetail: build.query<DayReport, Day>({
      extraOptions: { isList: true },
      queryFn: async (date, api, _, send) => {
        const query = new URLSearchParams({ date });
        const response = await tryBothPaths(api, async (path) => send(`${path}/detail?${query}`));
        return parsed(dayReportSchema, response);
      },
    }),
  }),
});

async function tryBothPaths(
  { extra }: BaseQueryApi,
  send: (path: ReportPath) => Promise<Response>,
): Promise<Response> {
  const { reportPath } = extra as Services;
  // Another call may switch while this one is under way.
  const first = reportPath.current;
  const response = await send(first);
  if (response.error?.status !== 404) return response;
  const second: ReportPath = first === 'report' ? 'reports' : 'report';
  const retried = await send(second);
  if (!retried.error) reportPath.current = second;
  return retried;
}

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, { data, error, meta }: Response) {
  if (error) return { error };
  const result = parseResponse(schema, data);
  if (!result.success) return { error: invalidResponse(result.reason) };
  return { data: result.output, ...(meta && { meta }) };
}
