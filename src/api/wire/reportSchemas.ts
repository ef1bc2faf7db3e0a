import * as v from 'valibot';
import type { Bet } from '../../domain/bet';
import { betTypeOf, numberOfType } from '../../domain/drawnNumber';
import { withFallback } from './parseMessage';
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
} from './schemas';
import { unwrapped } from './shapes';

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
export type DayBetRow = Pick<
  Bet,
  'roundId' | 'number' | 'type' | 'amount' | 'winLose' | 'createdAt'
>;

/** The bets of one day and the server’s own sums in riel, null if it sent none. */
export interface DayReport {
  rows: DayBetRow[];
  total: { amount: number | null; winLose: number | null };
}

/** The response of `GET report`. */
export const dailyReportSchema = listOf(
  v.pipe(
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
  ),
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
  v.strictTuple([]),
  v.transform(() => null),
);

const dayTotalSchema = unwrapped(
  v.object({
    total_amount: requiredField('total.total_amount', amountSchema),
    win_lose: requiredField('total.win_lose', amountSchema),
  }),
);

/** The response of `GET report/detail`. */
export const dayReportSchema = unwrapped(
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
