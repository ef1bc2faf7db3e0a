import type { ReporterDescription } from '@playwright/test';

/** A list while the suite runs, a JSON report for the count at the end, and JUnit XML for machines. */
export function reportersFor(suite: string): ReporterDescription[] {
  const file = (extension: string) => ({ outputFile: `../test-results/${suite}.${extension}` });
  return [['list'], ['json', file('json')], ['junit', file('xml')]];
}
