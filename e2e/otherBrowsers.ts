import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { browsers } from './browsers/desktopBrowsers';
import type { Engine } from './browsers/desktopBrowsers';
import { installPackages } from './support/installPackages';

const root = join(__dirname, '..');
const isCi = process.env['CI'] !== undefined;

/**
 * Runs a player's whole way on `dist/` in Firefox and WebKit; arguments go to Playwright. CI installs a
 * browser that is missing. One sentence says for each that can't be had that it was left out.
 *
 * @returns the exit code
 */
function runInOtherBrowsers(args: readonly string[]): number {
  if (!existsSync(join(root, 'dist/index.html'))) {
    console.error('There is no built app in dist/: run "npm run build" first.');
    return 1;
  }
  const found = (Object.keys(browsers) as Engine[]).filter(isHad).map((engine) => browsers[engine]);
  if (found.length === 0) return 0;
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const config = join(root, 'e2e/browsers.config.ts');
  const projects = found.map(({ name }) => `--project=${name}`);
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '-c', config, ...projects, ...args],
    { cwd: root, stdio: 'inherit' },
  );
  return status ?? 1;
}

function isHad(engine: Engine): boolean {
  const { name, packages, find } = browsers[engine];
  if (find() !== null || (isCi && installPackages(name, ...packages) && find() !== null)) {
    return true;
  }
  console.log(`There is no ${name} here: its tests were left out.`);
  return false;
}

process.exitCode = runInOtherBrowsers(process.argv.slice(2));
