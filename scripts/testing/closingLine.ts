/** The counts in a results file: Jest's `--json` file or Playwright's json report. */
export interface Results {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  /** Test files that broke before any of their tests ran. */
  readonly numRuntimeErrorTestSuites?: number;
  readonly stats?: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  /** What broke outside of any test. */
  readonly errors?: readonly unknown[];
}

/** What one command of a run came to. */
export interface Outcome {
  readonly exitCode: number;
  /** Null if it wrote none, as one that has no tests. */
  readonly results: Results | null;
}

/**
 * Sums up a run as "N passed, N failed". A command that ended with an error counts at least one failure, and a run in
 * which nothing ran is one.
 */
export function closingLine(outcomes: readonly Outcome[]) {
  const counts = outcomes.map(({ exitCode, results }) => {
    const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = results ?? {};
    const { expected, unexpected, flaky } = results?.stats ?? noStats;
    const broken = numRuntimeErrorTestSuites + (results?.errors?.length ?? 0);
    const failed = numFailedTests + unexpected + flaky + broken;
    return { passed: numPassedTests + expected, failed: Math.max(failed, exitCode === 0 ? 0 : 1) };
  });
  const sum = (key: 'passed' | 'failed') => counts.reduce((all, count) => all + count[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  return {
    line: `${passed} passed, ${failed} failed`,
    exitCode: passed > 0 && failed === 0 ? 0 : 1,
  };
}

const noStats = { expected: 0, unexpected: 0, flaky: 0 };
