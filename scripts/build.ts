import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createConfigs } from '../webpack.config';
import { runCommand } from './runCommand';
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
  console.log(stats.toString({ all: false, assets: true, assetsSpace: Infinity }));
  console.log(`Built into dist/ in ${seconds.toFixed(1)} s`);
}

void runCommand(build);
