import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { MultiStats } from 'webpack';
import { createConfigs } from '../webpack.config';
import { compile } from './webpack/compile';
import { moveSourceMaps } from './webpack/sourceMaps';

const root = join(__dirname, '..');
const dist = join(root, 'dist');

/**
 * Builds the app and the replay page for production into `dist/`, and their source maps into `maps/`.
 * Both folders are emptied first. Exits 1 on any error.
 */
async function build(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  const begin = Date.now();
  const stats = await compile(createConfigs('production'));
  if (stats.hasWarnings() || stats.hasErrors()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  if (stats.hasErrors()) {
    throw new Error('webpack reported the errors above');
  }
  moveSourceMaps(dist, join(root, 'maps'));
  const seconds = (Date.now() - begin) / 1000;
  console.log(`${assetList(stats)}\nBuilt into dist/ in ${seconds.toFixed(1)} s`);
}

function assetList({ stats }: MultiStats): string {
  return stats
    .flatMap((page) => page.toJson({ all: false, assets: true }).assets ?? [])
    .filter(({ name }) => /\.(js|css)$/.test(name))
    .sort((left, right) => right.size - left.size)
    .map(({ name, size }) => `${kilobytes(size)}  ${name}`)
    .join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
}

build().catch((error: unknown) => {
  console.error(`Build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
