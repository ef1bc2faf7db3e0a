import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './support/apt';
import type { PlaywrightReport } from './support/countTests';
import { findNginx } from './support/nginxProcess';

const root = join(__dirname, '..');
const noTests: PlaywrightReport = {
  stats: { expected: 0, unexpected: 0, flaky: 0 },
  errors: [],
};

/**
 * Runs the suite's smoke part on `dist/` behind nginx, which is installed where it is missing and
 * that is possible. Where it is not: a failure in CI, and a sentence elsewhere.
 *
 * @returns the exit code
 */
function smoke(): number {
  const install = () => installPackages('nginx', 'nginx', 'libnginx-mod-http-brotli-static');
  if (findNginx() === null && !install()) {
    console.error('There is no nginx, so its configuration was not tried: install it, as root.');
    mkdirSync(join(root, 'test-results'), { recursive: true });
    writeFileSync(join(root, 'test-results/nginx.json'), JSON.stringify(noTests));
    return process.env['CI'] === undefined ? 0 : 1;
  }
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'e2e/run.ts'), '--config', join(root, 'e2e/nginx.config.ts')],
    { cwd: root, stdio: 'inherit' },
  );
  return status ?? 1;
}

process.exitCode = smoke();
