import { spawnSync } from 'node:child_process';

/**
 * Installs packages through apt, as root or with passwordless sudo, without starting their services.
 *
 * @param what the missing program, for the message
 * @returns false if that is impossible or fails
 */
export function installPackages(what: string, ...packages: readonly string[]): boolean {
  if (process.platform !== 'linux' || !succeeds('apt-get', ['--version'])) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !succeeds('sudo', ['-n', 'true'])) return false;
  console.log(`No ${what} was found: installing it through apt …`);
  const apt = (...args: string[]): boolean =>
    isRoot
      ? succeeds('apt-get', args, 'inherit')
      : succeeds(
          'sudo',
          ['-n', '--preserve-env=DEBIAN_FRONTEND,RUNLEVEL', 'apt-get', ...args],
          'inherit',
        );
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

function succeeds(command: string, args: string[], output: 'ignore' | 'inherit' = 'ignore') {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', output, output],
    // Debian starts no services at run level 1.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}

/**
 * Installs the first of the packages that apt has, as root or in CI; other machines are left as they are.
 * @returns false if that is impossible or fails
 */
export function installBrowser(...packages: readonly string[]): boolean {
  const isAllowed = process.getuid?.() === 0 || process.env['CI'] !== undefined;
  return isAllowed && packages.some((name) => installPackages(name, name));
}
