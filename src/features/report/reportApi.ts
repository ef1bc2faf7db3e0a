import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { invalidResponse } from '../../api/apiError';
import type { ApiBaseQuery } from '../../api/baseQuery';
import { parseResponse } from '../../api/responseSchema';
import { restApi } from '../../api/restApi';
import { betTypeOf, numberOfType } from '../../lib/drawnNumber';
import type { BetType } from '../../lib/drawnNumber';
import type { Day, DayRange } from '../../lib/dates';
import { withFallback } from '../../lib/parseMessage';
import {
  amountSchema,
  betNumberSchema,
  betTypeSchema,
  daySchema,
  idSchema,
  listOf,
  moneyRow,
  optionalField,
  requiredField,
  stampSchema,
} from '../../lib/wireSchemas';
import { unwrapped } from '../../lib/wireShapes';

/**
 * One day of the daily report. Money in riel, null if the server's figure could not be read;
 * `winLose` is the server's own.
 */
export interface DailyReportRow {
  date: string;
  turnover: number | null;
  winLose: number | null;
}

/**
 * One bet of a day’s report. Money in riel; `createdAt` is the server’s own stamp. Null is what can't be
 * read of the row.
 */
export interface DayBetRow {
  roundId: number | null;
  number: string | null;
  type: BetType | null;
  amount: number | null;
  winLose: number | null;
  createdAt: string | null;
}

/** The bets of one day and the server’s own sums in riel, null if it sent none. */
export interface DayReport {
  rows: DayBetRow[];
  total: { amount: number | null; winLose: number | null };
}

const dailyRowSchema = v.pipe(
  moneyRow({
    date: withFallback('date', daySchema, ''),
    turn_over: requiredField('turn_over', amountSchema),
    win_lose: requiredField('win_lose', amountSchema),
  }),
  v.transform(({ date, turn_over, win_lose }): DailyReportRow => ({
    date,
    turnover: turn_over,
    winLose: win_lose,
  })),
);

const dayBetSchema = v.pipe(
  moneyRow({
    result_id: requiredField('result_id', idSchema),
    number: requiredField('number', betNumberSchema),
    type: betTypeSchema,
    amount: requiredField('amount', amountSchema),
    win_lose: requiredField('win_lose', amountSchema),
    created_at: optionalField('created_at', stampSchema),
  }),
  v.transform((row): DayBetRow => {
    const number = row.number === null ? null : numberOfType(row.number, row.type);
    return {
      roundId: row.result_id,
      number,
      type: number === null ? row.type : betTypeOf(number),
      amount: row.amount,
      winLose: row.win_lose,
      createdAt: row.created_at,
    };
  }),
);

const noTotalSchema = v.pipe(
  v.tuple([]),
  v.transform(() => null),
);

const dayTotalSchema = unwrapped(
  v.object({
    total_amount: requiredField('total.total_amount', amountSchema),
    win_lose: requiredField('total.win_lose', amountSchema),
  }),
);

const dayReportSchema = unwrapped(
  v.pipe(
    v.object({
      data: listOf(dayBetSchema),
      // A day without bets may have null or `[]` here: no figures, and no failure.
      total: optionalField('total', v.union([noTotalSchema, dayTotalSchema])),
    }),
    v.transform(({ data, total }): DayReport => ({
      rows: data,
      total: { amount: total?.total_amount ?? null, winLose: total?.win_lose ?? null },
    })),
  ),
);

/** Which spelling of the report paths the server served last. */
type ReportPath = 'report' | 'reports';

/** What the report calls need: the remembered spelling of their path. */
export interface ReportServices {
  reportPath: { current: ReportPath };
}

type Response = Awaited<ReturnType<ApiBaseQuery>>;

/**
 * The two report calls. Both spellings of section 7 are served: `report` is tried first, and a 404
 * switches to `reports` until the page is loaded again.
 */
export const reportApi = restApi.injectEndpoints({
  endpoints: (build) => ({
    getReport: build.query<DailyReportRow[], DayRange>({
      queryFn: async ({ startDate, endDate }, api, _, send) => {
        const query = new URLSearchParams({ start_date: startDate, end_date: endDate });
        const response = await tryBothPaths(api, async (path) => send(`${path}?${query}`));
        return parsed(listOf(dailyRowSchema), response);
      },
    }),
    getReportDetail: build.query<DayReport, Day>({
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
  const { reportPath } = extra as ReportServices;
  // Another call may switch while this one is under way.
  const first = reportPath.current;
  const response = await send(first);
  if (response.error?.status !== 404) return response;
  const second: ReportPath = first === 'report' ? 'reports' : 'report';
  const retried = await send(second);
  if (!retried.error) reportPath.current = second;
  return retried;
}

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, { data, error }: Response) {
  if (error) return { error };
  const result = parseResponse(schema, data);
  return result.success ? { data: result.output } : { error: invalidResponse(result.reason) };
}
