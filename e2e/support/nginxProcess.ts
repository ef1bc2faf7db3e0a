import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderServer } from '../../scripts/deploy/renderNginx';
import { readBuildConstants } from '../../scripts/webpack/buildConstants';
import { localConfig } from '../../src/config/resolveConfig';
import { waitForServer } from './waitForServer';

const root = join(__dirname, '../..');

/** Debian's and Ubuntu's paths. */
const programs = ['/usr/sbin/nginx', '/usr/bin/nginx'];
const brotliModule = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';

/** The path of the installed nginx, or null. */
export function findNginx(): string | null {
  return programs.find((path) => existsSync(path)) ?? null;
}

/**
 * Serves `dist/` on a loopback address with the repository's nginx configuration, and waits until it
 * responds.
 *
 * @throws Error if nginx exits before that
 */
export async function startNginx(host: string, port: string): Promise<{ stop(): Promise<void> }> {
  const program = findNginx();
  if (program === null) throw new Error('There is no nginx: npm run test:nginx installs it.');
  const scratch = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = {
    page: host,
    config: localConfig(host, readBuildConstants(root, process.env)),
    listen: `${host}:${port}`,
    root: join(root, 'dist'),
    telemetryUrl: '',
    isTls: false,
    hasBrotli: existsSync(brotliModule),
  };
  const isRoot = process.getuid?.() === 0;
  const server = { scratch, user: isRoot ? 'root' : null, accessLog: 'off' };
  const file = join(scratch, 'nginx.conf');
  writeFileSync(file, renderServer([site], server));
  const child = spawn(program, ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(scratch, { recursive: true, force: true });
  };
  try {
    await waitForServer('nginx', child, [`http://${host}:${port}`]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
