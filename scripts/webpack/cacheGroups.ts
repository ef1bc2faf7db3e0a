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
  // The libraries of the entry change rarely: one file, cached for long. Selected by chunk and not by
  // library, so that what only one route needs stays with that route.
  vendor: {
    name: 'vendor',
    test: inPackage('.+'),
    type: /^javascript/,
    chunks: (chunk) => chunk.name === 'main',
    priority: 50,
    enforce: true,
  },
  // What lazy chunks share of MUI is one file; a first screen's chunk is complete in itself.
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
  // What several routes share is one file if it is worth a request. The first screens' chunks are
  // complete: the bet modal has its own copy of the login's Formik and Yup, 20 kB that load when the
  // page is idle, which saves the login a request.
  shared: {
    chunks: isLater,
    minChunks: 2,
    minSize: 30_000,
    priority: 10,
  },
};
