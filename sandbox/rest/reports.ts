import { phnomPenhDay } from '../engine/phnomPenh';
import type { Bet } from '../engine/types';
import { reportBetRow } from './rows';

/** A day as the API sends it; money in riel. */
export interface ReportRow {
  /** `yyyy-MM-dd` in Phnom Penh. */
  readonly date: string;
  readonly turn_over: number;
  readonly win_lose: number;
}

/** One row for each day with settled bets between both days (inclusive), newest first. */
export function dailyReport(betsNewestFirst: readonly Bet[], from: string, to: string) {
  const rows = new Map<string, ReportRow>();
  for (const bet of betsNewestFirst) {
    const date = phnomPenhDay(bet.createdAt);
    if (bet.winLose === null || date < from || date > to) continue;
    const row = rows.get(date) ?? { date, turn_over: 0, win_lose: 0 };
    rows.set(date, {
      date,
      turn_over: row.turn_over + bet.amount,
      win_lose: row.win_lose + bet.winLose,
    });
  }
  return [...rows.values()];
}

/** The settled bets of one day and their sums, in riel. */
export function reportDetail(betsNewestFirst: readonly Bet[], date: string) {
  const data = betsNewestFirst
    .filter((bet) => bet.winLose !== null && phnomPenhDay(bet.createdAt) === date)
    .map(reportBetRow);
  return {
    data,
    total: {
      total_amount: data.reduce((sum, row) => sum + row.amount, 0),
      win_lose: data.reduce((sum, row) => sum + row.win_lose, 0),
    },
  };
}

/** A calendar day written `yyyy-MM-dd` that exists. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(value);
}
