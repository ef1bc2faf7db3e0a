import type { FieldReport } from '../../src/domain/fieldReport';
import type { BrowserReport, ReceivedReport } from './fieldReports';

/** What the view covers, up to now. */
export const windowMinutes = 30;
const minuteMs = 60_000;
const mostRows = 12;

export type FigureState = 'good' | 'watch' | 'act' | 'none';

/** One of the five figures to watch (docs/operations.md#field-reports). */
export interface FigureRule {
  readonly name: string;
  readonly unit: string;
  /** Up to `good` it is good, above `act` somebody must act, in between it needs watching. */
  readonly good: number;
  readonly act: number;
}

export interface Figure extends FigureRule {
  /** Null without anything that it could be calculated from. */
  readonly value: number | null;
  readonly state: FigureState;
}

export const figureRules = {
  stakes: { name: 'Unanswered stakes', unit: '%', good: 1, act: 5 },
  errors: { name: 'Script errors', unit: 'per 1,000 page minutes', good: 1, act: 10 },
  calls: { name: 'Failed calls', unit: 'per 1,000 page minutes', good: 20, act: 100 },
  losses: { name: 'Lost connections', unit: 'per page hour', good: 1, act: 4 },
  delay: { name: 'Connection delay', unit: 'ms', good: 500, act: 2000 },
} as const satisfies Record<string, FigureRule>;

/** The limits of web.dev for the 75th percentile: up to `good` it is good, above `poor` poor. */
export const vitalRules = {
  LCP: { unit: 'ms', good: 2500, poor: 4000 },
  INP: { unit: 'ms', good: 200, poor: 500 },
  CLS: { unit: '', good: 0.1, poor: 0.25 },
  TTFB: { unit: 'ms', good: 800, poor: 1800 },
} as const;

export type VitalName = keyof typeof vitalRules;
const vitalNames = Object.keys(vitalRules) as VitalName[];
type Stakes = FieldReport['stakes'];

/** Every count is scaled to all pages: a report counts 1 / `share` times. */
export interface FieldSummary {
  readonly windowMinutes: number;
  /** Not scaled. */
  readonly reports: number;
  readonly pageMinutes: number;
  readonly figures: readonly Figure[];
  readonly errors: readonly { release: string; message: string; stack: string[]; times: number }[];
  /** The 75th percentiles of each release that reported any. */
  readonly vitals: readonly { release: string; p75: Partial<Record<VitalName, number>> }[];
  readonly connection: { lost: number; mute: number; lostSeconds: number; delayMs: number | null };
  readonly stakes: Stakes;
  /** One for each minute, oldest first. */
  readonly stakesByMinute: readonly ({ minutesAgo: number } & Stakes)[];
  readonly calls: readonly {
    endpoint: string;
    status: number | null;
    kind: string;
    times: number;
  }[];
  readonly unreadable: readonly { kind: string; times: number }[];
  /** What the browsers themselves reported; not scaled, because every page sends it. */
  readonly browserReports: readonly { type: string; detail: string; times: number }[];
}

/** @param now epoch milliseconds; older reports than {@link windowMinutes} do not count */
export function summarize(
  received: readonly ReceivedReport[],
  browserReports: readonly BrowserReport[],
  now: number,
): FieldSummary {
  const isRecent = ({ at }: { at: number }) => at > now - windowMinutes * minuteMs;
  const recent = received.filter(isRecent);
  const sum = (count: (report: FieldReport) => number, of = recent) =>
    of.reduce((total, { report }) => total + count(report) / report.share, 0);
  const stakesOf = (of = recent): Stakes => ({
    accepted: sum(({ stakes }) => stakes.accepted, of),
    refused: sum(({ stakes }) => stakes.refused, of),
    checked: sum(({ stakes }) => stakes.checked, of),
    notPlaced: sum(({ stakes }) => stakes.notPlaced, of),
  });
  const rowsOf = <Row extends { times: number }>(list: (report: FieldReport) => readonly Row[]) =>
    counted(
      recent.flatMap(({ report }) =>
        list(report).map((row) => ({ ...row, times: row.times / report.share })),
      ),
    );
  const p75 = (measure: (report: FieldReport) => number | undefined, of = recent) =>
    weightedP75(
      of.flatMap(({ report }) => {
        const value = measure(report);
        return value === undefined ? [] : [{ value, weight: 1 / report.share }];
      }),
    );

  const pageMinutes = sum(({ seconds }) => seconds) / 60;
  const stakes = stakesOf();
  const calls = rowsOf((report) => report.calls);
  const errors = rowsOf(({ errors, release }) => errors.map((row) => ({ release, ...row })));
  const connection = {
    lost: sum((report) => report.connection.lost),
    mute: sum((report) => report.connection.mute),
    lostSeconds: sum((report) => report.connection.lostSeconds),
    delayMs: p75((report) => report.connection.delayMs),
  };
  const perMinute = (times: number) => (pageMinutes === 0 ? null : times / pageMinutes);
  const thousandfold = (value: number | null) => (value === null ? null : value * 1000);
  // A stake that is checked and then decided counts once; one whose page closed before was never decided.
  const decided = stakes.accepted + stakes.refused + stakes.notPlaced;
  const unanswered = Math.max(stakes.checked, stakes.notPlaced);
  const sent = Math.max(decided, unanswered);
  const lostPerMinute = perMinute(connection.lost + connection.mute);

  return {
    windowMinutes,
    reports: recent.length,
    pageMinutes,
    figures: [
      figure(figureRules.stakes, sent === 0 ? null : (unanswered / sent) * 100),
      figure(figureRules.errors, thousandfold(perMinute(total(errors)))),
      figure(figureRules.calls, thousandfold(perMinute(total(calls)))),
      figure(figureRules.losses, lostPerMinute === null ? null : lostPerMinute * 60),
      figure(figureRules.delay, connection.delayMs),
    ],
    errors: errors.slice(0, mostRows),
    vitals: releasesOf(recent).flatMap((release) => {
      const own = recent.filter(({ report }) => report.release === release);
      const values = vitalNames.flatMap((name) => {
        const value = p75(({ vitals }) => vitals[name], own);
        return value === null ? [] : [[name, value] as const];
      });
      return values.length === 0 ? [] : [{ release, p75: Object.fromEntries(values) }];
    }),
    connection,
    stakes,
    stakesByMinute: Array.from({ length: windowMinutes }, (_, index) => {
      const minutesAgo = windowMinutes - 1 - index;
      const isIn = ({ at }: ReceivedReport) => Math.floor((now - at) / minuteMs) === minutesAgo;
      return { minutesAgo, ...stakesOf(recent.filter(isIn)) };
    }),
    calls: calls.slice(0, mostRows),
    unreadable: rowsOf((report) => report.unreadable).slice(0, mostRows),
    browserReports: counted(
      browserReports.filter(isRecent).map(({ type, detail }) => ({ type, detail, times: 1 })),
    ).slice(0, mostRows),
  };
}

function figure(rule: FigureRule, value: number | null): Figure {
  return { ...rule, value, state: stateOf(rule, value) };
}

function stateOf({ good, act }: FigureRule, value: number | null): FigureState {
  if (value === null) return 'none';
  if (value > act) return 'act';
  return value > good ? 'watch' : 'good';
}

/** Equal rows as one with the sum of their times, the most frequent first. */
function counted<Row extends { times: number }>(rows: readonly Row[]): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify({ ...row, times: 0 });
    byKey.set(key, { ...row, times: (byKey.get(key)?.times ?? 0) + row.times });
  }
  return [...byKey.values()].sort((left, right) => right.times - left.times);
}

const total = (rows: readonly { times: number }[]) =>
  rows.reduce((sum, { times }) => sum + times, 0);

/** The releases, the one that reported last first. */
function releasesOf(received: readonly ReceivedReport[]): string[] {
  return [...new Set(received.map(({ report }) => report.release).reverse())];
}

/** The smallest value that three quarters of the weight do not exceed; null without values. */
function weightedP75(samples: readonly { value: number; weight: number }[]): number | null {
  const all = samples.reduce((sum, { weight }) => sum + weight, 0);
  let reached = 0;
  for (const { value, weight } of [...samples].sort((a, b) => a.value - b.value)) {
    reached += weight;
    if (reached >= all * 0.75) return value;
  }
  return null;
}
