import webpack, { type Stats } from 'webpack';
import { createConfig } from '../webpack.config';

/** Builds the app for production into `dist/`, which is emptied first; exits 1 on any error. */
async function build(): Promise<void> {
  const stats = await run();
  if (stats.hasWarnings() || stats.hasErrors()) {
    console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  if (stats.hasErrors()) {
    throw new Error('the app was not built: see the errors above');
  }
  console.log(summary(stats));
}

function run(): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(createConfig('production'));
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const problem = error ?? closeError;
        if (problem) reject(problem);
        else if (stats) resolve(stats);
        else reject(new Error('webpack returned no result'));
      });
    });
  });
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
