import { spawnSync } from 'node:child_process';

/** The path of the first of these programs that this machine has, or null. */
function findProgram(...names: readonly string[]): string | null {
  const { output } = spawnSync('which', names, { encoding: 'utf8' });
  // Null on a machine without that command.
  const [, found] = (output as string[] | null) ?? [];
  return found?.split('\n')[0] || null;
}

export const findFirefox = () => findProgram('firefox-esr', 'firefox');

/** WebKitGTK needs a display of its own. */
export const findWebKit = () => findProgram('Xvfb') && findProgram('WebKitWebDriver');
