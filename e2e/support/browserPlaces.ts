import { posix, win32 } from 'node:path';

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const names = [
  // Chromium without a window: the same engine at two thirds of the work.
  'chromium-headless-shell',
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

/** Where Chrome or Chromium may be on this machine, the likeliest first; none need exist. */
export function browserPlaces(machine: Machine): string[] {
  return [...onPath(machine), ...wellKnown(machine)];
}

function onPath({ platform, env }: Machine): string[] {
  const isWindows = platform === 'win32';
  const { join, delimiter } = isWindows ? win32 : posix;
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(delimiter).filter(Boolean);
  const suffix = isWindows ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

function wellKnown({ platform, env }: Machine): string[] {
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
