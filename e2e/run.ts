import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../scripts/runCommand';
import { findBrowser } from './support/findBrowser';

const root = join(__dirname, '..');

/**
 * Runs the browser suite against `dist/`; arguments go to Playwright. In CI, failed tests run again
 * only to record a trace; they stay failed.
 *
 * @returns the exit code
 */
function run(args: string[]): number {
  if (!existsSync(join(root, 'dist/index.html'))) {
    throw new Error('There is no built app in dist/: run "npm run build" first.');
  }
  const browser = findBrowser();
  // The gallery, the soak and others have their own configurations.
  const isSuite = !args.includes('--config');
  const config = isSuite ? ['-c', join(__dirname, 'playwright.config.ts')] : [];
  const playwright = (...more: string[]): number => {
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    const { status, error } = spawnSync(process.execPath, [cli, 'test', ...config, ...more], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, BROWSER_PATH: browser ?? '' },
    });
    if (error) throw error;
    return status ?? 1;
  };
  const exitCode = playwright(...args);
  const results = join(root, 'test-results', process.env['BROWSER_SUITE'] ?? 'browser');
  const lastRun = join(results, '.last-run.json');
  if (exitCode !== 0 && isSuite && process.env['CI'] !== undefined && existsSync(lastRun)) {
    const traces = `${results}-traces`;
    cpSync(lastRun, join(traces, '.last-run.json'));
    console.log('Running the failed tests again to record their traces:');
    playwright(...args, '--last-failed', '--trace', 'on', '--output', traces, '--reporter', 'list');
  }
  return exitCode;
}

void runCommand(() => (process.exitCode = run(process.argv.slice(2))));
