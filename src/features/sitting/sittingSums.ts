import { createSelector } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import type { RootState } from '../../app/rootReducer';
import { dayOf, makeIsLongBefore, parseServerStamp } from '../../lib/dates';
import type { Bet } from '../bets/betsApi';
import { selectSettledBets } from '../bets/betsSelectors';
import { selectIsListPartial } from '../bets/betsSlice';
import { reportApi } from '../report/reportApi';
import type { DailyReportRow } from '../report/reportSchemas';
import { selectSitting } from './sittingSlice';

/** What was staked and won or lost, in riel; null for what is not known. */
interface Sums {
  staked: number | null;
  net: number | null;
}

const unknown: Sums = { staked: null, net: null };

/** Whole minutes played in this sitting at `now` (milliseconds of the app's clock). */
export function selectMinutesPlayed(state: RootState, now: number): number {
  const since = selectSitting(state)?.since ?? now;
  return Math.max(0, Math.floor((now - since) / 60_000));
}

/**
 * The sums of the settled bets that were placed since the sitting began, by the server's rows. The server's
 * dates are compared with each other, so that no clock of a machine matters. Unknown if the list is a part.
 */
export const selectSittingSums = createSelector(
  selectSettledBets,
  selectIsListPartial,
  selectSitting,
  (bets, isPartial, sitting): Sums => {
    if (bets === undefined || isPartial || !sitting?.before || sitting.isStartUnknown) {
      return unknown;
    }
    return sumsAfter(sitting.before.newestBetAt ?? -Infinity, bets);
  },
);

/**
 * Today's row of the server's report, null if the report has none; undefined if today's report is unknown.
 *
 * @param now the app's clock in milliseconds
 */
export function selectTodayRow(state: RootState, now: number): DailyReportRow | null | undefined {
  const today = dayOf(now);
  const report = reportApi.endpoints.getReport.select({ startDate: today, endDate: today })(state);
  if (report.data === undefined || report.status === QueryStatus.rejected) return undefined;
  const row = report.data.find(({ date }) => date === today);
  return row ?? (report.data.length === 0 ? null : undefined);
}

function sumsAfter(newestBefore: number, bets: readonly Bet[]): Sums {
  const isOld = makeIsLongBefore(newestBefore);
  const recent = bets
    .filter(({ createdAt }) => !isOld(createdAt))
    .map((bet) => ({ bet, placedAt: parseServerStamp(bet.createdAt) }));
  // It may or may not be of this sitting.
  if (recent.some(({ placedAt }) => placedAt === null)) return unknown;
  const own = recent.filter(({ placedAt }) => Number(placedAt) > newestBefore);
  return {
    staked: sumOf(own.map(({ bet }) => bet.amount)),
    net: sumOf(own.map(({ bet }) => bet.winLose)),
  };
}

function sumOf(figures: readonly (number | null)[]): number | null {
  return figures.reduce(
    (sum: number | null, one) => (sum === null || one === null ? null : sum + one),
    0,
  );
}
