import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const dist = join(__dirname, '../../dist');
const maps = join(__dirname, '../../maps');

/** The first control of each first screen: a field of the form, a key of the keypad. */
const usable = { login: 'input[name="username"]', home: '[role="group"] button' } as const;

export type FirstScreenName = keyof typeof usable;

/** The address of each first screen. */
export const firstScreens = { login: '/login', home: '/' } as const satisfies Record<
  FirstScreenName,
  string
>;

/** What a browser with an empty cache fetched until a screen was usable. */
export interface FirstLoad {
  /** Paths on the page's host that were requested before the screen was usable. */
  readonly files: readonly string[];
  /** Bytes as the server sends them: brotli if the build wrote a `.br`. */
  readonly jsBrotli: number;
  readonly cssBrotli: number;
  readonly fonts: number;
  /** npm packages in the scripts, from the build's source maps. */
  readonly packages: readonly string[];
}

/**
 * Opens a first screen with an empty cache and measures what it fetches until it is usable. The page
 * must be new.
 */
export async function measureFirstLoad(page: Page, name: FirstScreenName): Promise<FirstLoad> {
  await page.addInitScript(markWhenUsable, usable[name]);
  await page.goto(firstScreens[name]);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  const files = await page.evaluate(filesBeforeMark);
  const sizeOf = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).reduce((sum, file) => sum + sentBytes(file), 0);
  return {
    files,
    jsBrotli: sizeOf(/\.js$/),
    cssBrotli: sizeOf(/\.css$/),
    fonts: sizeOf(/\.woff2$/),
    packages: [...new Set(files.filter((file) => file.endsWith('.js')).flatMap(packagesOf))].sort(),
  };
}

/** Runs in the page before its own scripts. */
function markWhenUsable(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    performance.mark('usable');
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function filesBeforeMark(): string[] {
  const [mark] = performance.getEntriesByName('usable');
  const requested = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => {
      return new URL(name).origin === location.origin && startTime < (mark?.startTime ?? 0);
    })
    .map(({ name }) => new URL(name).pathname)
    // The tab's icon: no screen waits for it.
    .filter((path) => path !== '/favicon.svg');
  return [location.pathname, ...requested];
}

/** The size of a file of the build as the server sends it. */
function sentBytes(path: string): number {
  const file = join(dist, path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function packagesOf(script: string): string[] {
  const { sources } = JSON.parse(readFileSync(join(maps, `${script}.map`), 'utf8')) as {
    sources: string[];
  };
  return sources.flatMap((source) => {
    const found = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source);
    return found?.[1] === undefined ? [] : [found[1]];
  });
}
