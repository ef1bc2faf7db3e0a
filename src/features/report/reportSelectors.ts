import { createSelector } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { selectIsPartial } from '../../api/partialLists';
import { tableStatus } from '../../api/restApi';
import type { RootState } from '../../store/rootState';
import { datePresets, formatDay, isDay, presetRange } from '../../domain/dates';
import type { DatePreset, Day, DayRange } from '../../domain/dates';
import { sumOf } from '../../domain/outcome';
import { reportApi } from './reportApi';
import type { DailyReportRow, DayBetRow, DayReport } from '../../api/wire/reportSchemas';
import { selectFailedRequestId } from './reportSlice';

interface Loaded<Row> {
  status: ReturnType<typeof tableStatus>;
  /** The server has more rows than these. */
  isPartial: boolean;
  rows: readonly Row[];
}

/** The report by days as far as it is known; without a response it has no rows. */
export interface LoadedReport extends Loaded<DailyReportRow> {
  /** In riel; null if a figure of a row can't be read, so that no sum passes for the whole. */
  total: { turnover: number | null; winLose: number | null };
}

/** The bets of one day as far as they are known; without a response there are no rows. */
export interface LoadedDayReport extends Loaded<DayBetRow> {
  /** The server's own sums in riel; null if it sent none. */
  total: DayReport['total'];
}

/** One day of the chart, without a bar for a figure that is null; `label` is `dd-MM-yyyy`. */
export interface ChartDay extends DailyReportRow {
  label: string;
}

/** Makes the selector of the daily report of a range; keep it between renders. */
export function makeSelectReport(range: DayRange) {
  return createSelector(
    [
      reportApi.endpoints.getReport.select(range),
      selectFailedRequestId,
      isPartialBy(reportApi.endpoints.getReport),
    ],
    (query, failedRequestId, isPartial): LoadedReport => {
      const rows = rowsToShow(query.data, query, failedRequestId);
      return { status: tableStatus(query.status), isPartial, rows, total: totalOf(rows) };
    },
  );
}

/** Makes the selector of a day's bets; keep it between renders. */
export function makeSelectDayReport(day: Day) {
  return createSelector(
    [
      reportApi.endpoints.getReportDetail.select(day),
      selectFailedRequestId,
      isPartialBy(reportApi.endpoints.getReportDetail),
    ],
    (query, failedRequestId, isPartial): LoadedDayReport => ({
      status: tableStatus(query.status),
      isPartial,
      rows: rowsToShow(query.data?.rows, query, failedRequestId),
      total: query.data?.total ?? { amount: null, winLose: null },
    }),
  );
}

const isPartialBy =
  ({ name }: { readonly name: string }) =>
  (state: RootState) =>
    selectIsPartial(state, name);

/** The days of a report in the order of the calendar; rows without a readable day are left out. */
export function chartDaysOf(rows: readonly DailyReportRow[]): ChartDay[] {
  return rows
    .filter(({ date }) => isDay(date))
    .map((row) => ({ ...row, label: formatDay(row.date) ?? row.date }))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** The quick button whose range at `now` (milliseconds) is the shown one; null for none. */
export function presetOf(range: DayRange, now: number): DatePreset | null {
  const isShown = (preset: DatePreset) => {
    const { startDate, endDate } = presetRange(preset, now);
    return startDate === range.startDate && endDate === range.endDate;
  };
  return datePresets.find(isShown) ?? null;
}

/**
 * Figures of an earlier response are not shown after the player asked for newer ones in vain; they stay after a
 * failed call that the player did not ask for.
 */
function rowsToShow<Row>(
  rows: readonly Row[] = [],
  { status, requestId }: { status: QueryStatus; requestId?: string | undefined },
  failedRequestId: string | null,
): readonly Row[] {
  return status === QueryStatus.rejected && requestId === failedRequestId ? [] : rows;
}

function totalOf(rows: readonly DailyReportRow[]): LoadedReport['total'] {
  return {
    turnover: sumOf(rows.map(({ turnover }) => turnover)),
    winLose: sumOf(rows.map(({ winLose }) => winLose)),
  };
}
