import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './support/installPackages';
import { findNginx } from './support/nginxProcess';

const root = join(__dirname, '..');

/**
 * Runs the smoke tests on `dist/` behind nginx. Without nginx, CI installs it or fails; other machines
 * install nothing and print one sentence instead.
 *
 * @returns the exit code
 */
function smoke(): number {
  const isCi = process.env['CI'] !== undefined;
  const install = () => installPackages('nginx', 'nginx', 'libnginx-mod-http-brotli-static');
  if (findNginx() === null && !(isCi && install())) {
    console.error('nginx is not installed, so its smoke tests were not run.');
    return isCi ? 1 : 0;
  }
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'e2e/run.ts'), '--config', join(root, 'e2e/nginx.config.ts')],
    { cwd: root, stdio: 'inherit' },
  );
  return status ?? 1;
}

process.exitCode = smoke();
