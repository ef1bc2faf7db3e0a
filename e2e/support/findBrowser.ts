import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { installBrowser } from './installPackages';

export interface BrowserSearch extends Machine {
  /** Whether a browser starts from this path. */
  readonly starts: (path: string) => boolean;
  /** Tries to install one of the packages; false if this machine offers no way. */
  readonly install: (...packages: readonly string[]) => boolean;
}

const advice =
  'No Chrome or Chromium was found: install one, or set BROWSER_PATH to the browser to use.';

/** The same engine at two thirds of the work. */
const headlessShell = 'chromium-headless-shell';

const thisMachine: BrowserSearch = {
  platform: process.platform,
  env: process.env,
  starts: browserStarts,
  install: installBrowser,
};

/**
 * The suite's browser: BROWSER_PATH, else an installed Chrome or Chromium, else a newly installed one. CI
 * installs the headless shell even if there is another browser.
 * @throws Error that says what to do
 */
export function findBrowser(search: BrowserSearch = thisMachine): string {
  const chosen = search.env['BROWSER_PATH'];
  if (chosen !== undefined && chosen !== '') {
    if (search.starts(chosen)) return chosen;
    throw new Error(`BROWSER_PATH is '${chosen}', but no browser starts from there.`);
  }
  const present = installedBrowser(search);
  const isCi = search.env['CI'] !== undefined;
  if (present !== null && (!isCi || present.endsWith(headlessShell))) return present;
  const others = present === null ? ['chromium'] : [];
  const found = search.install(headlessShell, ...others) ? installedBrowser(search) : present;
  if (found === null) throw new Error(advice);
  return found;
}

function installedBrowser(search: BrowserSearch): string | null {
  return candidatePaths(search).find((path) => search.starts(path)) ?? null;
}

/** Whether a browser starts from this path on this machine. */
function browserStarts(path: string): boolean {
  if (!existsSync(path)) return false;
  // Chrome on Windows opens a window instead of printing its version.
  if (process.platform === 'win32') return true;
  // Some distributions ship a script under the browser's name that only prints install advice.
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const names = [
  headlessShell,
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
] as const;

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
];

/** Paths where Chrome or Chromium may be installed, the likeliest first. */
function candidatePaths(machine: Machine): string[] {
  return [...pathsOnPath(machine), ...wellKnownPaths(machine)];
}

function pathsOnPath({ platform, env }: Machine): string[] {
  const isWindows = platform === 'win32';
  const { join, delimiter } = isWindows ? win32 : posix;
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter(Boolean);
  const suffix = isWindows ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

function wellKnownPaths({ platform, env }: Machine): string[] {
  switch (platform) {
    case 'darwin':
      return ['/Applications', posix.join(env['HOME'] ?? '/', 'Applications')].flatMap((folder) =>
        macApplications.map((application) => posix.join(folder, application)),
      );
    case 'win32':
      return windowsFolders
        .flatMap((variable) => env[variable] ?? [])
        .flatMap((folder) => windowsPrograms.map((program) => win32.join(folder, program)));
    default:
      return ['/opt/google/chrome/chrome', '/usr/lib/chromium/chromium', '/snap/bin/chromium'];
  }
}
