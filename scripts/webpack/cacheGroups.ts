import type { Chunk, Configuration } from 'webpack';

type SplitChunks = Exclude<
  NonNullable<Configuration['optimization']>['splitChunks'],
  false | undefined
>;

const inPackage = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

/** Neither the entry nor a first screen's chunk. */
const isLater = (chunk: Chunk) =>
  !chunk.canBeInitial() && !/^screen-(home|login)$/.test(chunk.name ?? '');

/** How the app's modules are split into chunks. */
export const cacheGroups: NonNullable<SplitChunks['cacheGroups']> = {
  default: false,
  defaultVendors: false,
  // The entry's libraries change rarely, so they share one long-cached file. They are selected by chunk,
  // so that a library that only one route needs stays with that route.
  vendor: {
    name: 'vendor',
    test: inPackage('.+'),
    type: /^javascript/,
    chunks: (chunk) => chunk.name === 'main',
    priority: 50,
    enforce: true,
  },
  // The lazy chunks share one file of MUI; a first screen's chunk contains its own.
  mui: {
    name: 'mui',
    test: inPackage(
      '@mui[\\\\/](material|system|utils|styled-engine)|@emotion|stylis|react-transition-group',
    ),
    type: /^javascript/,
    chunks: isLater,
    minChunks: 2,
    priority: 20,
    enforce: true,
  },
  // Code that several routes share gets a file if it is worth a request. The first screens contain theirs:
  // the bet modal loads its own copy of Formik when the page is idle, which saves the
  // login a request.
  shared: {
    chunks: isLater,
    minChunks: 2,
    minSize: 30_000,
    priority: 10,
  },
};
