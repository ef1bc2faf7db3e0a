import { dayOf } from '../../src/domain/dates';
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
    const date = dayOf(bet.createdAt);
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
    .filter((bet) => bet.winLose !== null && dayOf(bet.createdAt) === date)
    .map(reportBetRow);
  return {
    data,
    total: {
      total_amount: data.reduce((sum, row) => sum + row.amount, 0),
      win_lose: data.reduce((sum, row) => sum + row.win_lose, 0),
    },
  };
}
