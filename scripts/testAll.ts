import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pagesWithTests, unprovenTests } from './testing/quotedTests';
import { readJest, readPlaywright, resultOfStep, summaryOf } from './testing/testReports';
import type { JestReport, PlaywrightReport, SuiteResult } from './testing/testReports';

const root = join(__dirname, '..');

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
  command: ['node_modules/jest/bin/jest.js', '--json', '--outputFile=test-results/unit.json'],
  report: 'test-results/unit.json',
  read: (report) => readJest(report as JestReport, root),
};

/** The browser suite, and its smoke tests again behind nginx. */
const browser: readonly Step[] = [
  { name: 'browser', command: tsx('e2e/run.ts'), report: 'test-results/browser.json' },
  {
    name: 'browser behind nginx',
    command: tsx('e2e/nginxSmoke.ts'),
    report: 'test-results/nginx.json',
  },
].map((step) => ({ ...step, read: (report) => readPlaywright(report as PlaywrightReport) }));

/** A player's whole way in other engines; only with `--browsers`, as in CI. */
const otherBrowsers: Step = {
  name: 'other browsers',
  command: tsx('e2e/otherBrowsers.ts'),
  report: 'test-results/browsers.json',
  read: (report) => readPlaywright(report as PlaywrightReport),
};

/**
 * Runs everything: Jest, the production build, the browser suite on it and its smoke tests behind
 * nginx; with `--browsers` also a player's whole way in other browsers. Then every test that the
 * documentation quotes must have passed in this run. Ends with a table and the line "N passed, N
 * failed"; exits 1 on any failure.
 */
function testAll(): void {
  rmSync(join(root, 'test-results'), { recursive: true, force: true });
  mkdirSync(join(root, 'test-results'));

  const suites = [runStep(unit)];
  const isBuilt = run(tsx('scripts/build.ts')) === 0;
  const withOthers = process.argv.includes('--browsers');
  const inBrowsers = withOthers ? [...browser, otherBrowsers] : browser;
  if (isBuilt) suites.push(...inBrowsers.map(runStep));

  const count = (key: 'passed' | 'failed') =>
    suites.reduce((sum, { result }) => sum + result[key], 0);
  const unproven = isBuilt ? findUnprovenTests(suites.flatMap(({ result }) => result.tests)) : [];
  const failed = count('failed') + (isBuilt ? 0 : 1) + unproven.length;
  for (const quoted of unproven) console.log(`Quoted, but not passed in this run: ${quoted}`);
  console.log(`\n${summaryOf(suites)}\n\n${count('passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function findUnprovenTests(tests: SuiteResult['tests']): string[] {
  return pagesWithTests.flatMap((page) =>
    unprovenTests(readFileSync(join(root, page), 'utf8'), tests).map(
      (quoted) => `${page}: ${quoted}`,
    ),
  );
}

function runStep({ name, command, report, read }: Step) {
  const begin = Date.now();
  const exitCode = run(command);
  return {
    name,
    milliseconds: Date.now() - begin,
    result: resultOfStep(exitCode, readReport(report, read)),
  };
}

function tsx(script: string): string[] {
  return ['--import', 'tsx', script];
}

function run(command: readonly string[]): number {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status ?? 1;
}

/** Null if the report was not written or can't be read. */
function readReport(path: string, read: Step['read']): SuiteResult | null {
  try {
    return read(JSON.parse(readFileSync(join(root, path), 'utf8')));
  } catch {
    return null;
  }
}

testAll();
