import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../e2e/support/findBrowser';
import { runCommand } from './runCommand';
import { closingLine, type Outcome, type Results } from './testing/closingLine';

const root = join(__dirname, '..');
const results = join(root, 'test-results');

interface Suite {
  /** Its results are in `test-results/{name}.json`. */
  readonly name: string;
  /** Arguments of Node. */
  readonly command: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
}

const isBrowserSuite = ({ variables }: Suite) => variables?.['BROWSER_SUITE'] !== undefined;

const jest = (name: string, ...args: string[]): Suite => ({
  name,
  command: [
    // Also of the workers, in megabytes. A heap that starts large is collected less often.
    '--min-semi-space-size=32',
    '--max-semi-space-size=64',
    `--initial-old-space-size=${Math.min(1500, Math.floor(totalmem() / 2 ** 22 / availableParallelism()))}`,
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=test-results/${name}.json`,
    ...args,
  ],
});
const browser = (name: string, script: string, ...args: string[]): Suite => ({
  name,
  command: tsx(script, ...args),
  variables: { BROWSER_SUITE: name },
});

/** Jest with `*.long.test.ts` and with more runs where tests are random. */
const long = (...paths: string[]): Suite => ({
  ...jest('long', ...paths),
  variables: { LONG_TESTS: '1' },
});
const otherEnvironments = [
  browser('nginx', 'e2e/nginxSmoke.ts'),
  browser('browsers', 'e2e/otherBrowsers.ts'),
];

/** `npm test`. */
const quick = [jest('unit'), browser('core', 'e2e/run.ts', '--grep', '@core')];
/** Everything else, and in their long form the suites that have one. */
const rest = [
  long('\\.long\\.test\\.', 'src/app/(invariants|hostile)', 'hostileFrames', 'ledger/visits'),
  browser('browser', 'e2e/run.ts', '--grep-invert', '@core'),
  ...otherEnvironments,
];
const all = [long(), browser('browser', 'e2e/run.ts'), ...otherEnvironments];

/**
 * Runs Jest, the build and the core of the browser suite on it; with `--all` all suites; with `--rest`, after a run
 * without options, all that was left out; with paths what matches them. Ends with the line "N passed, N failed".
 *
 * @returns the exit code
 */
function runTests(args: readonly string[]): number {
  const suites = suitesOf(args);
  const isRest = args[0] === '--rest';
  if (!isRest) {
    rmSync(results, { recursive: true, force: true });
    mkdirSync(results);
  }
  // A missing browser is reported before Jest runs for minutes.
  if (suites.some(isBrowserSuite)) process.env['BROWSER_PATH'] = findBrowser() ?? '';
  const outcomes: Outcome[] = isRest ? quick.map(({ name }) => earlierOutcome(name)) : [];
  let isBuilt = isRest;
  for (const suite of suites) {
    if (isBrowserSuite(suite) && !isBuilt) {
      const exitCode = run(tsx('scripts/build.ts'));
      outcomes.push({ exitCode, results: null });
      if (exitCode !== 0) break;
      isBuilt = true;
    }
    const exitCode = run(suite.command, suite.variables);
    outcomes.push({ exitCode, results: readResults(suite.name) });
  }
  const { line, exitCode } = closingLine(outcomes);
  console.log(`\n${line}`);
  return exitCode;
}

function suitesOf(args: readonly string[]): readonly Suite[] {
  if (args.length === 0) return quick;
  if (args[0] === '--all') return all;
  if (args[0] === '--rest') return rest;
  // Options, from the first dash on, go to each runner that has a path.
  const at = args.findIndex((arg) => arg.startsWith('-'));
  const paths = at === -1 ? args : args.slice(0, at);
  const options = args.slice(paths.length);
  const forBrowser = paths.filter((path) => ofBrowserSuite.test(path));
  const forJest = paths.filter((path) => !ofBrowserSuite.test(path));
  return [
    ...(forJest.length > 0 || forBrowser.length === 0
      ? [jest('unit', ...forJest, ...options)]
      : []),
    ...(forBrowser.length > 0 ? [browser('browser', 'e2e/run.ts', ...forBrowser, ...options)] : []),
  ];
}

/** Everything in `e2e`, but the Jest tests of its support. */
const ofBrowserSuite = /^(\.\/)?e2e(\/(?!support(\/|$))|$)/;

/** That of a suite of the run before; one that left no results has failed. */
function earlierOutcome(name: string): Outcome {
  const found = readResults(name);
  return { exitCode: found === null ? 1 : 0, results: found };
}

function readResults(name: string): Results | null {
  const file = join(results, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : null;
}

function tsx(...command: string[]): string[] {
  return ['--import', 'tsx', ...command];
}

function run(command: readonly string[], variables = {}): number {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...variables },
  });
  return status ?? 1;
}

void runCommand(() => (process.exitCode = runTests(process.argv.slice(2))));
