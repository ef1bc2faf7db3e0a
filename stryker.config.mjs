import { dirname } from 'node:path';

const { argv, env } = process;
const mutated = argv.includes('--mutate') ? argv[argv.indexOf('--mutate') + 1] : undefined;
if (mutated === undefined) {
  throw new Error('Name the files: npm run test:mutation -- --mutate src/domain/money.ts');
}
// Read by jest.mutation.config.ts, in Stryker's own processes.
env.MUTATED_FOLDERS = mutated
  .split(',')
  .filter((pattern) => !pattern.startsWith('!'))
  .map((pattern) => dirname(pattern.replace(/[*{].*/, '*')))
  .join();

/** Mutation testing: `npm run test:mutation`, explained in docs/testing.md. */
export default {
  testRunner: 'jest',
  jest: { configFile: 'jest.mutation.config.ts', enableFindRelatedTests: false },
  // The others need the environment of Stryker, and several of our tests name their own.
  coverageAnalysis: 'off',
  concurrency: 1,
  ignorePatterns: ['dist', 'bench', 'test-results', '.cache'],
  tempDirName: '.cache/mutation',
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 60,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false, allowColor: false, skipFull: true },
  disableTypeChecks: false,
};
