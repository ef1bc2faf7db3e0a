import { spawnSync } from 'node:child_process';

/**
 * Installs Chromium through apt, as root or by passwordless sudo.
 * @returns false where that is not possible, or fails.
 */
export function installBrowser(): boolean {
  if (process.platform !== 'linux' || !succeeds('apt-get', ['--version'])) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !succeeds('sudo', ['-n', 'true'])) return false;
  console.log('No Chrome or Chromium was found: installing Chromium through apt …');
  const apt = (...args: string[]): boolean =>
    isRoot
      ? succeeds('apt-get', args, 'inherit')
      : succeeds('sudo', ['-n', '--preserve-env=DEBIAN_FRONTEND', 'apt-get', ...args], 'inherit');
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium');
}

function succeeds(command: string, args: string[], output: 'ignore' | 'inherit' = 'ignore') {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
