import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Moves the source maps of a build out of the published folder and keeps their paths
 * (`js/main.3f9c0d1a2b.js.map`). Removes the maps of an earlier build.
 * @returns how many maps were moved
 */
export function moveSourceMaps(dist: string, maps: string): number {
  rmSync(maps, { recursive: true, force: true });
  const found = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.map'))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));
  for (const map of found) {
    mkdirSync(dirname(join(maps, map)), { recursive: true });
    renameSync(join(dist, map), join(maps, map));
  }
  return found.length;
}
