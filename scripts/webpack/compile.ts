import webpack, { type Configuration, type Stats } from 'webpack';

/**
 * Runs webpack once. Errors in the sources are in the result.
 * @throws Error where webpack itself fails
 */
export function compile(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
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
