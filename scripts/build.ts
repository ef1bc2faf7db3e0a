import { join } from 'node:path';
import type { Stats } from 'webpack';
import { createConfig } from '../webpack.config';
import { compile } from './webpack/compile';
import { moveSourceMaps } from './webpack/sourceMaps';

const root = join(__dirname, '..');

/**
 * Builds the app for production into `dist/` and its source maps into `maps/`. Both are emptied first.
 * Exits 1 on any error.
 */
async function build(): Promise<void> {
  const stats = await compile(createConfig('production'));
  if (stats.hasWarnings() || stats.hasErrors()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  if (stats.hasErrors()) {
    throw new Error('the app was not built: see the errors above');
  }
  moveSourceMaps(join(root, 'dist'), join(root, 'maps'));
  console.log(summary(stats));
}

function summary(stats: Stats): string {
  const { assets = [], time = 0 } = stats.toJson({ all: false, assets: true, timings: true });
  const lines = assets
    .filter((asset) => /\.(js|css)$/.test(asset.name))
    .sort((left, right) => right.size - left.size)
    .map((asset) => `${kilobytes(asset.size)}  ${asset.name}`);
  return [...lines, `Built into dist/ in ${(time / 1000).toFixed(1)} s`].join('\n');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
}

build().catch((error: unknown) => {
  console.error(`Build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
