import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browserStarts, findBrowser } from './support/findBrowser';
import { installBrowser } from './support/installBrowser';

const root = join(__dirname, '..');

/** Runs the browser suite against `dist/`; arguments go to Playwright. Returns the exit code. */
function run(args: string[]): number {
  if (!existsSync(join(root, 'dist/index.html'))) {
    throw new Error('There is no built app in dist/: run "npm run build" first.');
  }
  const browser = findBrowser({
    platform: process.platform,
    env: process.env,
    starts: browserStarts,
    install: installBrowser,
  });
  // The gallery, the soak and the recorded traces bring a configuration of their own.
  const config = args.includes('--config') ? [] : ['-c', join(__dirname, 'playwright.config.ts')];
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const { status, error } = spawnSync(process.execPath, [playwright, 'test', ...config, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BROWSER_PATH: browser },
  });
  if (error) throw error;
  return status ?? 1;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
