import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** How many releases stay complete in the target, including the newest. */
export const keptReleases = 5;

/** The releases in the target, newest first, with the hashed files of each. */
const recordFile = '.releases.json';

interface Release {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly files: readonly string[];
}

const hashedFolders = /^(js|css|assets)\//;
/** Edited in place by the operator: the maintenance switch. */
const switchFile = 'config.json';

/**
 * Copies a build into the folder that a web server serves, so that no page ever misses a file: hashed
 * files first, pages last, each file atomically. The files of the last {@link keptReleases} releases
 * stay for tabs that still run them. The target's `config.json` is not touched.
 *
 * @param now milliseconds since the epoch
 * @returns how many files were added, and how many of older releases were removed
 * @throws Error if `dist` contains no built app
 */
export function publish(dist: string, target: string, now: number) {
  if (!existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no built app in ${dist}: run "npm run build" first.`);
  }
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1));
  const hashed = files.filter((file) => hashedFolders.test(file));
  const others = files.filter((file) => !hashedFolders.test(file) && file !== switchFile);
  const pages = others.filter((file) => file.endsWith('.html'));
  const put = (file: string) => putAtomically(join(dist, file), join(target, file));

  const added = hashed.filter((file) => !existsSync(join(target, file)));
  for (const file of added) put(file);
  if (!existsSync(join(target, switchFile))) put(switchFile);
  for (const file of others) if (!pages.includes(file)) put(file);
  for (const file of pages) put(file);

  const earlier = readReleases(target);
  const kept = [{ at: now, files: hashed }, ...earlier].slice(0, keptReleases);
  const needed = new Set(kept.flatMap((release) => release.files));
  const removed = earlier.flatMap((release) => release.files).filter((file) => !needed.has(file));
  for (const file of removed) rmSync(join(target, file), { force: true });
  writeFileSync(join(target, recordFile), JSON.stringify(kept));
  return { added: added.length, removed: new Set(removed).size };
}

/** Readers see the old file or the new one, never a partial one. */
function putAtomically(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const partial = `${to}.partial`;
  copyFileSync(from, partial);
  renameSync(partial, to);
}

function readReleases(target: string): Release[] {
  const path = join(target, recordFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Release[]) : [];
}
