import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { BrowserDriver } from './browserDriver';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export type Engine = 'firefox' | 'webkit';

interface DesktopBrowser {
  readonly name: string;
  /** Its packages on Debian. */
  readonly packages: readonly string[];
  /** The program that is started, or null if something is missing. */
  find(): string | null;
  start(program: string, scratch: string): Promise<BrowserDriver>;
}

/** The browsers of `npm run test:browsers`. */
export const browsers: Readonly<Record<Engine, DesktopBrowser>> = {
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () => onPath('firefox-esr') ?? onPath('firefox'),
    start: startFirefox,
  },
  webkit: {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => onPath('Xvfb') && onPath('WebKitWebDriver'),
    start: startWebKit,
  },
};

function onPath(name: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
