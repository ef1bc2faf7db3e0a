import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countJest, countPlaywright, countStep } from '../e2e/support/countTests';
import type { JestReport, PlaywrightReport, TestCount } from '../e2e/support/countTests';

const root = join(__dirname, '..');
const unitReport = 'test-results/unit.json';
/** The browser suite, and its smoke part once more behind nginx: each script with its report. */
const browserSteps = [
  ['e2e/run.ts', 'test-results/browser.json'],
  ['e2e/nginxSmoke.ts', 'test-results/nginx.json'],
] as const;

/**
 * Runs everything: Jest, the production build, the browser suite on it and its smoke part behind
 * nginx. Exits 1 on any failure.
 */
function testAll(): void {
  rmSync(join(root, 'test-results'), { recursive: true, force: true });
  mkdirSync(join(root, 'test-results'));

  const unit = run('scripts/unitTests.ts', '--json', `--outputFile=${unitReport}`);
  const counts = [
    countStep(
      unit,
      countIn(unitReport, (report) => countJest(report as JestReport)),
    ),
  ];

  if (run('scripts/build.ts') === 0) {
    for (const [script, report] of browserSteps) {
      const exitCode = run(script);
      const count = countIn(report, (each) => countPlaywright(each as PlaywrightReport));
      counts.push(countStep(exitCode, count));
    }
  } else {
    counts.push({ passed: 0, failed: 1 });
  }

  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function run(script: string, ...args: string[]): number {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status ?? 1;
}

/** Null where the report was not written, or cannot be read. */
function countIn(path: string, count: (report: unknown) => TestCount): TestCount | null {
  try {
    return count(JSON.parse(readFileSync(join(root, path), 'utf8')));
  } catch {
    return null;
  }
}

testAll();
