import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox, findWebKit } from './browsers/programs';
import { installPackages } from './support/installPackages';

const root = join(__dirname, '..');
const isCi = process.env['CI'] !== undefined;

/** The browsers with their packages on Debian. */
const browsers = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
];

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
  const found = browsers.filter(isHad);
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

function isHad({ name, packages, find }: (typeof browsers)[number]): boolean {
  if (find() !== null || (isCi && installPackages(name, ...packages) && find() !== null)) {
    return true;
  }
  console.log(`There is no ${name} here: its tests were left out.`);
  return false;
}

process.exitCode = runInOtherBrowsers(process.argv.slice(2));
