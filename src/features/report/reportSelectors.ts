import { createSelector } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { tableStatus } from '../../api/tableStatus';
import { datePresets, formatDay, isDay, presetRange } from '../../lib/phnomPenhTime';
import type { DatePreset, Day, DayRange } from '../../lib/phnomPenhTime';
import { reportApi } from './reportApi';
import type { DailyReportRow, DayBetRow } from './reportApi';

type LoadStatus = ReturnType<typeof tableStatus>;

/** A row of a table, told apart by its place: the server gives it no id. */
export type Keyed<Row> = Row & { key: number };

/** The report by days as far as it is known; without an answer it has no rows. */
export interface LoadedReport {
  status: LoadStatus;
  rows: readonly Keyed<DailyReportRow>[];
  /** Sums of all rows in riel. */
  total: { turnover: number; winLose: number };
}

/** The bets of one day as far as they are known; without an answer there are no rows. */
export interface LoadedDayReport {
  status: LoadStatus;
  rows: readonly Keyed<DayBetRow>[];
  /** The server's own sums in riel. */
  total: { amount: number; winLose: number };
}

/** One day of the chart. Money in riel; `label` is `dd-MM-yyyy`. */
export interface ChartDay {
  day: Day;
  label: string;
  turnover: number;
  winLose: number;
}

/** Makes the selector of the daily report of a range; keep it between renders. */
export function makeSelectReport(range: DayRange) {
  return createSelector(
    [reportApi.endpoints.getReport.select(range)],
    ({ status, data }): LoadedReport => {
      const rows = rowsToShow(status, data);
      return { status: tableStatus(status), rows, total: totalOf(rows) };
    },
  );
}

/** Makes the selector of a day's bets; keep it between renders. */
export function makeSelectDayReport(day: Day) {
  return createSelector(
    [reportApi.endpoints.getReportDetail.select(day)],
    ({ status, data }): LoadedDayReport => ({
      status: tableStatus(status),
      rows: rowsToShow(status, data?.rows),
      total: data?.total ?? { amount: 0, winLose: 0 },
    }),
  );
}

/** The days of a report in the order of the calendar; rows without a readable day are left out. */
export function chartDaysOf(rows: readonly DailyReportRow[]): ChartDay[] {
  return rows
    .filter(({ date }) => isDay(date))
    .map(({ date, turnover, winLose }) => ({
      day: date,
      label: formatDay(date) ?? date,
      turnover,
      winLose,
    }))
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The quick button whose range at this moment (milliseconds) is the one shown; null for none. */
export function presetOf(range: DayRange, now: number): DatePreset | null {
  const isShown = (preset: DatePreset) => {
    const { startDate, endDate } = presetRange(preset, now);
    return startDate === range.startDate && endDate === range.endDate;
  };
  return datePresets.find(isShown) ?? null;
}

/** Figures of an earlier answer must not stand where a newer call failed. */
function rowsToShow<Row>(status: QueryStatus, rows: readonly Row[] | undefined): Keyed<Row>[] {
  if (status === QueryStatus.rejected || rows === undefined) return [];
  return rows.map((row, key) => ({ ...row, key }));
}

function totalOf(rows: readonly DailyReportRow[]): LoadedReport['total'] {
  return {
    turnover: rows.reduce((sum, row) => sum + row.turnover, 0),
    winLose: rows.reduce((sum, row) => sum + row.winLose, 0),
  };
}
