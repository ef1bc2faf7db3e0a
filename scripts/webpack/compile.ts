import webpack, { type Configuration, type MultiStats } from 'webpack';

/**
 * Runs webpack once. Errors in the sources are in the result.
 * @throws Error if webpack itself fails
 */
export function compile(configs: readonly Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (stats) resolve(stats);
        else reject(new Error('webpack returned no result'));
      });
    });
  });
}
