import * as v from 'valibot';
import { restApi } from '../../api/restApi';
import type { ApiProblem } from '../../api/problem';
import { betTypeOf, numberOfType } from '../../lib/drawnNumber';
import type { BetType } from '../../lib/drawnNumber';
import type { Day, DayRange } from '../../lib/phnomPenhTime';
import { orElse } from '../../lib/readWire';
import {
  amountSchema,
  betNumberSchema,
  betTypeSchema,
  daySchema,
  idSchema,
  listOf,
  optionalField,
  stampSchema,
} from '../../lib/wireSchemas';
import { unwrapped } from '../../lib/wireShapes';

/** One day of the daily report. Money in riel; `winLose` is the server's own figure. */
export interface DailyReportRow {
  date: string;
  turnover: number;
  winLose: number;
}

/** One bet of a day’s report. Money in riel; `createdAt` is the server’s own stamp. */
export interface DayBetRow {
  roundId: number;
  number: string;
  type: BetType;
  amount: number;
  winLose: number;
  createdAt: string | null;
}

/** The bets of one day and the server’s own sums, in riel. */
export interface DayReport {
  rows: DayBetRow[];
  total: { amount: number; winLose: number };
}

const dailyRowSchema = v.pipe(
  v.object({
    // A day that can't be read hides no money: its row stays, and the sums stay true.
    date: orElse('date', daySchema, ''),
    turn_over: amountSchema,
    win_lose: amountSchema,
  }),
  v.transform(({ date, turn_over, win_lose }): DailyReportRow => ({
    date,
    turnover: turn_over,
    winLose: win_lose,
  })),
);

const dayBetSchema = v.pipe(
  v.object({
    result_id: idSchema,
    number: betNumberSchema,
    type: betTypeSchema,
    amount: amountSchema,
    win_lose: amountSchema,
    created_at: optionalField('created_at', stampSchema),
  }),
  v.transform((row): DayBetRow => {
    const number = numberOfType(row.number, row.type);
    return {
      roundId: row.result_id,
      number,
      type: betTypeOf(number) ?? '3D',
      amount: row.amount,
      winLose: row.win_lose,
      createdAt: row.created_at,
    };
  }),
);

const dayReportSchema = unwrapped(
  v.pipe(
    v.object({
      data: listOf(dayBetSchema),
      total: unwrapped(v.object({ total_amount: amountSchema, win_lose: amountSchema })),
    }),
    v.transform(({ data, total }): DayReport => ({
      rows: data,
      total: { amount: total.total_amount, winLose: total.win_lose },
    })),
  ),
);

/** Which spelling of the report paths the server answered to last in this visit. */
type ReportPath = 'report' | 'reports';

/** What the report calls need: the remembered spelling of their path. */
export interface ReportServices {
  reportPath: { current: ReportPath };
}

type Ask = (path: string) => Promise<{ data?: unknown; error?: ApiProblem | undefined }>;

/**
 * The two report calls. Both spellings of section 7 stand: `report` is asked first, and a 404
 * switches to `reports` for the rest of the visit.
 */
export const reportApi = restApi.injectEndpoints({
  endpoints: (build) => ({
    getReport: build.query<DailyReportRow[], DayRange>({
      extraOptions: { answer: listOf(dailyRowSchema) },
      queryFn: ({ startDate, endDate }, api, _, baseQuery) => {
        const query = new URLSearchParams({ start_date: startDate, end_date: endDate });
        return askEither(api.extra as ReportServices, async (path) =>
          baseQuery(`${path}?${query}`),
        );
      },
    }),
    getReportDetail: build.query<DayReport, Day>({
      extraOptions: { answer: dayReportSchema },
      queryFn: (date, api, _, baseQuery) => {
        const query = new URLSearchParams({ date });
        return askEither(api.extra as ReportServices, async (path) =>
          baseQuery(`${path}/detail?${query}`),
        );
      },
    }),
  }),
});

/** The base query has parsed the answer by the endpoint's schema; its type is the endpoint's. */
async function askEither(
  { reportPath }: ReportServices,
  ask: Ask,
): Promise<{ data: never } | { error: ApiProblem }> {
  let answer = await ask(reportPath.current);
  if (answer.error?.status === 404) {
    const other: ReportPath = reportPath.current === 'report' ? 'reports' : 'report';
    answer = await ask(other);
    if (!answer.error) reportPath.current = other;
  }
  return answer.error ? { error: answer.error } : { data: answer.data as never };
}
