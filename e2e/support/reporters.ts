import type { ReporterDescription } from '@playwright/test';

/** A list while the suite runs, a JSON report for the count at the end, and JUnit XML in CI. */
export function reportersFor(suite: string): ReporterDescription[] {
  const file = (extension: string) => ({ outputFile: `../test-results/${suite}.${extension}` });
  const junit: ReporterDescription[] =
    process.env['CI'] === undefined ? [] : [['junit', file('xml')]];
  return [['list'], ['json', file('json')], ...junit];
}
