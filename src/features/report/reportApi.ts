import * as v from 'valibot';
import { emptyApi } from '../../api/emptyApi';
import type { ApiProblem } from '../../api/problem';
import { badAnswer } from '../../api/problem';
import { betTypeOf } from '../../lib/drawnNumber';
import type { BetType } from '../../lib/drawnNumber';
import type { Day, DayRange } from '../../lib/phnomPenhTime';
import { amountSchema, betNumberSchema, describeIssues, idSchema, listOf } from '../../lib/wireSchemas';

/** One day of the daily report. Money in riel; `winLose` is the server's own figure. */
export interface DailyReportRow {
  date: string;
  turnover: number;
  winLose: number;
}

export interface DayBetRow {
  roundId: number;
  number: string;
  type: BetType;
  amount: number;
  winLose: number;
  createdAt: string | null;
}

export interface DayReport {
  rows: DayBetRow[];
  total: { amount: number; winLose: number };
}

const dailyRowSchema = v.pipe(
  v.object({ date: v.string(), turn_over: amountSchema, win_lose: amountSchema }),
  v.transform(
    ({ date, turn_over, win_lose }): DailyReportRow => ({
      date,
      turnover: turn_over,
      winLose: win_lose,
    }),
  ),
);

const dayBetSchema = v.pipe(
  v.object({
    result_id: idSchema,
    number: betNumberSchema,
    amount: amountSchema,
    win_lose: amountSchema,
    created_at: v.fallback(v.nullish(v.string()), null),
  }),
  v.transform(
    (row): DayBetRow => ({
      roundId: row.result_id,
      number: row.number,
      type: betTypeOf(row.number) ?? '3D',
      amount: row.amount,
      winLose: row.win_lose,
      createdAt: row.created_at ?? null,
    }),
  ),
);

const dayReportSchema = v.pipe(
  v.object({
    data: listOf(dayBetSchema),
    total: v.object({ total_amount: amountSchema, win_lose: amountSchema }),
  }),
  v.transform(
    ({ data, total }): DayReport => ({
      rows: data,
      total: { amount: total.total_amount, winLose: total.win_lose },
    }),
  ),
);

/** Which spelling of the report paths the server answered to last in this visit. */
type ReportPath = 'report' | 'reports';

/** What the report calls need: the remembered spelling of their path. */
export interface ReportServices {
  reportPath: { current: ReportPath };
}

type Ask = (path: string) => PromiseLike<{ data?: unknown; error?: ApiProblem | undefined }>;

/**
 * The two report calls. Both spellings of section 7 stand: `report` is asked first, and a 404
 * switches to `reports` for the rest of the visit.
 */
export const reportApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    getReport: build.query<DailyReportRow[], DayRange>({
      queryFn: async ({ startDate, endDate }, api, extraOptions, baseQuery) => {
        const query = new URLSearchParams({ start_date: startDate, end_date: endDate });
        const ask: Ask = (path) => baseQuery(`${path}?${query}`) as ReturnType<Ask>;
        return parseAnswer(listOf(dailyRowSchema), await askEither(api.extra as ReportServices, ask));
      },
    }),
    getReportDetail: build.query<DayReport, Day>({
      queryFn: async (date, api, extraOptions, baseQuery) => {
        const query = new URLSearchParams({ date });
        const ask: Ask = (path) => baseQuery(`${path}/detail?${query}`) as ReturnType<Ask>;
        return parseAnswer(dayReportSchema, await askEither(api.extra as ReportServices, ask));
      },
    }),
  }),
});

async function askEither({ reportPath }: ReportServices, ask: Ask) {
  const answer = await ask(reportPath.current);
  if (answer.error?.status !== 404) return answer;
  const other: ReportPath = reportPath.current === 'report' ? 'reports' : 'report';
  const second = await ask(other);
  if (!second.error) reportPath.current = other;
  return second;
}

function parseAnswer<Output>(
  schema: v.GenericSchema<unknown, Output>,
  answer: { data?: unknown; error?: ApiProblem | undefined },
): { data: Output } | { error: ApiProblem } {
  if (answer.error) return { error: answer.error };
  const parsed = v.safeParse(schema, answer.data);
  return parsed.success
    ? { data: parsed.output }
    : { error: badAnswer(describeIssues(parsed.issues)) };
}
