import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../e2e/support/findBrowser';
import { readDemands } from './docs/specification';
import { unprovenDemands } from './testing/provenDemands';
import { pagesWithTests, unprovenTests } from './testing/quotedTests';
import { selectionOf } from './testing/selection';
import { readJest, readPlaywright, resultOfStep, summaryOf } from './testing/testReports';
import type { JestReport, PlaywrightReport, SuiteResult } from './testing/testReports';

const root = join(__dirname, '..');
const jest = 'node_modules/jest/bin/jest.js';
const leftOut =
  'Left out: browser tests without @core, the long form of the random, hostile and recorded suites, nginx, ' +
  'Firefox and WebKit; "npm run test:all" runs them.';

interface Step {
  readonly name: string;
  /** Arguments of Node: a script and its arguments. */
  readonly command: readonly string[];
  /** The path of its report, below the root. */
  readonly report: string;
  read(report: unknown): SuiteResult;
}

const unit: Step = {
  name: 'Jest',
  command: [jest, '--json', '--outputFile=test-results/unit.json'],
  report: 'test-results/unit.json',
  read: (report) => readJest(report as JestReport, root),
};

const core = browserStep('browser', 'browser.json', 'e2e/run.ts', '--grep', '@core');
const everyBrowserStep = [
  browserStep('browser', 'browser.json', 'e2e/run.ts'),
  browserStep('browser behind nginx', 'nginx.json', 'e2e/nginxSmoke.ts'),
  browserStep('other browsers', 'browsers.json', 'e2e/otherBrowsers.ts'),
];

function browserStep(name: string, report: string, script: string, ...args: string[]): Step {
  return {
    name,
    command: tsx(script, ...args),
    report: `test-results/${report}`,
    read: (read) => readPlaywright(read as PlaywrightReport),
  };
}

/**
 * Runs Jest in its quick form, the production build and the core of the browser suite on it. With `--all`
 * everything: the long form, the whole browser suite, its smoke tests behind nginx and a player's whole
 * way in other browsers; then every test that the documentation quotes and every demand of the specification
 * must have passed. With `--reported`
 * it judges the reports that CI collected of such a run. With paths it runs only what matches. Ends with a
 * table and the line "N passed, N failed".
 *
 * @returns the exit code
 */
function runTests([mode, ...others]: string[]): number {
  const isAll = mode === '--all';
  if (isAll) process.env['LONG_TESTS'] = '1';
  if (mode === '--reported') return judge([unit, ...everyBrowserStep].map(readStep), 0, true);
  const args = isAll || mode === undefined ? others : [mode, ...others];
  if (args.length > 0) return runSelected(args);

  // A missing browser is reported before Jest runs for minutes.
  process.env['BROWSER_PATH'] = findBrowser();
  rmSync(join(root, 'test-results'), { recursive: true, force: true });
  mkdirSync(join(root, 'test-results'));
  const suites = [runStep(unit)];
  const isBuilt = build() === 0;
  if (isBuilt) suites.push(...(isAll ? everyBrowserStep : [core]).map(runStep));
  const exitCode = judge(suites, isBuilt ? 0 : 1, isAll);
  if (!isAll) console.log(leftOut);
  return exitCode;
}

/** Runs what matches the paths; each runner prints its own summary. */
function runSelected(args: readonly string[]): number {
  const { forJest, forBrowser } = selectionOf(args);
  const exitCodes = forJest === null ? [] : [run([jest, ...forJest])];
  if (forBrowser !== null) {
    process.env['BROWSER_PATH'] = findBrowser();
    exitCodes.push(build() || run(tsx('e2e/run.ts', ...forBrowser)));
  }
  return Math.max(...exitCodes);
}

type RunStep = Parameters<typeof summaryOf>[0][number];

/**
 * @param broken what failed outside of the suites
 * @param isWhole whether every documented test must be among them
 */
function judge(suites: readonly RunStep[], broken: number, isWhole: boolean): number {
  const count = (key: 'passed' | 'failed') =>
    suites.reduce((sum, { result }) => sum + result[key], 0);
  const tests = suites.flatMap(({ result }) => result.tests);
  const unproven = isWhole ? findUnprovenTests(tests) : [];
  const failed = count('failed') + broken + unproven.length;
  for (const each of unproven) console.log(`Documented, but not passed in this run: ${each}`);
  console.log(`\n${summaryOf(suites)}\n\n${count('passed')} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function findUnprovenTests(tests: SuiteResult['tests']): string[] {
  const quoted = pagesWithTests.flatMap((page) =>
    unprovenTests(readFileSync(join(root, page), 'utf8'), tests).map((test) => `${page}: ${test}`),
  );
  const ids = readDemands().map(({ id }) => id);
  return [...quoted, ...unprovenDemands(ids, tests).map((id) => `demand ${id}`)];
}

function runStep(step: Step): RunStep {
  const begin = Date.now();
  const exitCode = run(step.command);
  const result = resultOfStep(exitCode, readReport(step));
  return { name: step.name, milliseconds: Date.now() - begin, result };
}

/** A step that has run elsewhere; its time is the sum of its tests'. */
function readStep(step: Step): RunStep {
  const result = resultOfStep(0, readReport(step));
  const milliseconds = result.tests.reduce((sum, test) => sum + test.milliseconds, 0);
  return { name: step.name, milliseconds, result };
}

function build(): number {
  return run(tsx('scripts/build.ts'));
}

function tsx(...command: string[]): string[] {
  return ['--import', 'tsx', ...command];
}

function run(command: readonly string[]): number {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status ?? 1;
}

/** Null if the report was not written or can't be read. */
function readReport({ report, read }: Step): SuiteResult | null {
  try {
    return read(JSON.parse(readFileSync(join(root, report), 'utf8')));
  } catch {
    return null;
  }
}

try {
  process.exitCode = runTests(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
