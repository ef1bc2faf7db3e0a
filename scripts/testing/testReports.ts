/** One test of a suite. */
export interface ReportedTest {
  /** The path of its file below the root. */
  readonly file: string;
  /** Its title; for Jest after the titles of its `describe` blocks. */
  readonly title: string;
  readonly milliseconds: number;
  /** False if it failed or was skipped. */
  readonly hasPassed: boolean;
}

/** The result of a suite. */
export interface SuiteResult {
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly ReportedTest[];
}

/** The part of Jest's `--json` file that is read. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that broke before any of their tests ran. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly results: readonly { readonly duration: number; readonly status: string }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The part of Playwright's json report that is read. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  /** What broke outside of any test. */
  readonly errors: readonly unknown[];
  /** One for each spec file; its tests may be defined in another file. */
  readonly suites: readonly (PlaywrightSuite & { readonly file: string })[];
}

/** @param root the folder that the paths are relative to */
export function readJest(report: JestReport, root: string): SuiteResult {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, duration }) => ({
        file: name.replace(`${root}/`, ''),
        title: fullName,
        milliseconds: duration ?? 0,
        hasPassed: status === 'passed',
      })),
    ),
  };
}

/** A flaky test counts as failed. */
export function readPlaywright({ stats, errors, suites }: PlaywrightReport): SuiteResult {
  const testsOf = (suite: PlaywrightSuite, file: string): ReportedTest[] => [
    ...suite.specs.map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return {
        file: `e2e/${file}`,
        title,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        hasPassed: results.length > 0 && results.every(({ status }) => status === 'passed'),
      };
    }),
    ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, file)),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    tests: suites.flatMap((suite) => testsOf(suite, suite.file)),
  };
}

/**
 * The result of a step. A step that exits with an error counts at least one failure, even if its report
 * has no failed test or was not written.
 *
 * @param reported null if there is no readable report
 */
export function resultOfStep(exitCode: number, reported: SuiteResult | null): SuiteResult {
  const { passed, failed, tests } = reported ?? { passed: 0, failed: 0, tests: [] };
  const brokeOutsideTests = exitCode !== 0 || reported === null;
  return { passed, failed: brokeOutsideTests ? Math.max(failed, 1) : failed, tests };
}

/** The closing table: each suite with its counts and its time, and the five slowest tests. */
export function summaryOf(
  suites: readonly { name: string; milliseconds: number; result: SuiteResult }[],
): string {
  const slowest = suites
    .flatMap(({ result }) => result.tests)
    .sort((left, right) => right.milliseconds - left.milliseconds)
    .slice(0, 5);
  return [
    row('', 'passed', 'failed', 'time'),
    ...suites.map(({ name, milliseconds, result }) =>
      row(name, String(result.passed), String(result.failed), secondsOf(milliseconds)),
    ),
    '',
    'The slowest:',
    ...slowest.map(
      ({ file, title, milliseconds }) =>
        `${secondsOf(milliseconds).padStart(9)}  ${file} › ${title}`,
    ),
  ].join('\n');
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(22) + cells.map((cell) => cell.padStart(9)).join('');
}

function secondsOf(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
