import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlaywright, resultOfStep } from './testing/testReports';
import type { PlaywrightReport } from './testing/testReports';

const root = join(__dirname, '..');
const report = join(root, 'test-results/browser.json');
const runs = 10;
/** The last runs share the machine with busy loops. */
const busyRuns = 3;
const busyLoops = 2;
/** Ends with this process, also if that is killed. */
const busyLoop = 'const parent = process.ppid; while (process.ppid === parent);';

/**
 * Runs the core of the browser suite on `dist/` ten times in a row, the last three with two busy loops
 * running, and prints a table with a line for each run. Arguments for Playwright replace the choice of the
 * core. Exits 1 on any failure.
 */
function repeat(args: readonly string[]): void {
  const lines: string[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const isBusy = run > runs - busyRuns;
    const loops = Array.from({ length: isBusy ? busyLoops : 0 }, () =>
      spawn(process.execPath, ['-e', busyLoop], { stdio: 'ignore' }),
    );
    const begin = Date.now();
    const { status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(root, 'e2e/run.ts'), ...args],
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
    );
    for (const loop of loops) loop.kill();
    const read = status === null ? null : readReport();
    const { passed, failed } = resultOfStep(status ?? 1, read);
    if (failed > 0) process.exitCode = 1;
    const cells = [run, isBusy ? 'busy' : '', passed, failed, `${minutesSince(begin)} min`];
    lines.push(cells.map((cell) => String(cell).padStart(10)).join(''));
  }
  const head = ['run', '', 'passed', 'failed', 'time'].map((cell) => cell.padStart(10)).join('');
  console.log(['', head, ...lines].join('\n'));
}

/** Null if the report was not written or can't be read. */
function readReport() {
  try {
    return readPlaywright(JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport);
  } catch {
    return null;
  }
}

function minutesSince(begin: number): string {
  return ((Date.now() - begin) / 60_000).toFixed(1);
}

const chosen = process.argv.slice(2);
repeat(chosen.length > 0 ? chosen : ['--grep', '@core']);
