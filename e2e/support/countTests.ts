/** How many tests of a suite passed and failed. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** The part of Jest's `--json` file that counts. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that broke before any of their tests ran. */
  readonly numRuntimeErrorTestSuites: number;
}

/** The part of Playwright's json report that counts. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  /** What broke outside of any test. */
  readonly errors: readonly unknown[];
}

export function countJest(report: JestReport): TestCount {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** A flaky test counts as failed: it did fail. */
export function countPlaywright({ stats, errors }: PlaywrightReport): TestCount {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * What a step says of itself: a step that ended with an error has failed at least once, even where
 * its report knows of no failed test, or was never written.
 */
export function countStep(exitCode: number, reported: TestCount | null): TestCount {
  const { passed, failed } = reported ?? { passed: 0, failed: 0 };
  const brokeOutsideTests = exitCode !== 0 || reported === null;
  return { passed, failed: brokeOutsideTests ? Math.max(failed, 1) : failed };
}
