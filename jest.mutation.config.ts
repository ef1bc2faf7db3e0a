/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import config from './jest.config';

/**
 * For mutation testing: the tests in the folders of the mutated files. Stryker would run all that import
 * the file, which takes minutes for each mutant.
 */
const roots = (process.env['MUTATED_FOLDERS'] ?? 'src')
  .split(',')
  .map((folder) => `<rootDir>/${folder}`);

const mutationConfig: Config = {
  projects: (config.projects ?? []).map((project) =>
    typeof project === 'string' ? project : { ...project, roots },
  ),
};

export default mutationConfig;
