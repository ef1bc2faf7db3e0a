import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installBrowser } from './installPackages';

/** What the search needs of a machine. */
export interface BrowserSearch {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether a browser starts from this path. */
  readonly starts: (path: string) => boolean;
  /** Tries to install one of the packages; false if this machine offers no way. */
  readonly install: (...packages: readonly string[]) => boolean;
}

/** The same engine at two thirds of the work. */
const headlessShell = 'chromium-headless-shell';
const names = [
  headlessShell,
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
] as const;

const thisMachine: BrowserSearch = {
  env: process.env,
  starts: browserStarts,
  install: installBrowser,
};

/**
 * The suite's browser: BROWSER_PATH, else an installed Chrome or Chromium, else a newly installed one. CI
 * installs the headless shell even if there is another browser.
 * @returns null if none is on PATH: then Playwright looks for Chrome where its installer puts it
 * @throws Error if BROWSER_PATH names none
 */
export function findBrowser(search: BrowserSearch = thisMachine): string | null {
  const chosen = search.env['BROWSER_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (search.starts(chosen)) return chosen;
    throw new Error(`BROWSER_PATH is '${chosen}', but no browser starts from there.`);
  }
  const present = installedBrowser(search);
  const isCi = search.env['CI'] !== undefined;
  if (present !== null && (!isCi || present.endsWith(headlessShell))) return present;
  const others = present === null ? ['chromium'] : [];
  return search.install(headlessShell, ...others) ? installedBrowser(search) : present;
}

function installedBrowser({ env, starts }: BrowserSearch): string | null {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => starts(path)) ?? null;
}

/** Some distributions ship a script under the browser's name that only prints install advice. */
function browserStarts(path: string): boolean {
  const version = () => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 });
  return existsSync(path) && version().status === 0;
}
