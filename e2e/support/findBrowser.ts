import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserPlaces, type Machine } from './browserPlaces';

export interface BrowserSearch extends Machine {
  /** Whether a browser starts from this path. */
  readonly starts: (path: string) => boolean;
  /** Tries to install Chromium; false where this machine offers no way. */
  readonly install: () => boolean;
}

const advice =
  'No Chrome or Chromium was found: install one, or set BROWSER_PATH to the browser to use.';

/**
 * The browser for the suite: BROWSER_PATH, else an installed Chrome or Chromium, else a freshly
 * installed one.
 * @throws Error with one sentence that says what to do.
 */
export function findBrowser(search: BrowserSearch): string {
  const chosen = search.env['BROWSER_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (search.starts(chosen)) return chosen;
    throw new Error(`BROWSER_PATH is '${chosen}', but no browser starts from there.`);
  }
  const found = installedBrowser(search) ?? (search.install() ? installedBrowser(search) : null);
  if (found === null) throw new Error(advice);
  return found;
}

function installedBrowser(search: BrowserSearch): string | null {
  return browserPlaces(search).find((path) => search.starts(path)) ?? null;
}

/** Whether a browser starts from this path on the present machine. */
export function browserStarts(path: string): boolean {
  if (!existsSync(path)) return false;
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  // Some distributions ship a script under the browser's name that only says how to get one.
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
