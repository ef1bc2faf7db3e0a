import type { ReportedTest } from './testReports';

/** The ids of demands in a test's title, such as 4.2 and 7.9 in `[4.2, 7.9] loads the bets`. */
export function demandsIn(title: string): string[] {
  return Array.from(title.matchAll(/\[(\d+\.\d+(?:, \d+\.\d+)*)\] /g), ([, ids = '']) =>
    ids.split(', '),
  ).flat();
}

/** The demands without a test in this run, or with one that failed or was skipped. */
export function unprovenDemands(ids: readonly string[], tests: readonly ReportedTest[]): string[] {
  return ids.filter((id) => {
    const found = tests.filter(({ title }) => demandsIn(title).includes(id));
    return found.length === 0 || found.some(({ hasPassed }) => !hasPassed);
  });
}
