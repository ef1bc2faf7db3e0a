import type { Chunk, Configuration } from 'webpack';

type SplitChunks = Exclude<
  NonNullable<Configuration['optimization']>['splitChunks'],
  false | undefined
>;

const inPackage = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

/** The replay page is a layer of its own: it shares no file with the app. */
const appOnly = (layer: string | null) => layer === null;

/** Neither the page's own file nor that of a first screen. */
const isLater = (chunk: Chunk) =>
  !chunk.canBeInitial() && !/^screen-(home|login)$/.test(chunk.name ?? '');

/** Which modules are kept in which file. */
export const cacheGroups: NonNullable<SplitChunks['cacheGroups']> = {
  default: false,
  defaultVendors: false,
  // Libraries that the first page always needs change rarely: one file, cached for long. Not by
  // name of a library, so that what only one route needs stays with that route.
  vendor: {
    name: 'vendor',
    test: inPackage('.+'),
    type: /^javascript/,
    chunks: (chunk) => chunk.name === 'main',
    priority: 50,
    enforce: true,
  },
  // What MUI's lazy parts share comes once for all of them; a first screen keeps all of its own.
  mui: {
    name: 'mui',
    layer: appOnly,
    test: inPackage(
      '@mui[\\\\/](material|system|utils|styled-engine)|@emotion|stylis|react-transition-group',
    ),
    type: /^javascript/,
    chunks: isLater,
    minChunks: 2,
    priority: 20,
    enforce: true,
  },
  // What several routes share is fetched once, but only when it is worth a request. The first
  // screens keep all of theirs in one file each: the bet modal has its own copy of the login's Formik
  // and Yup, 20 kB that come when the page is idle, and the login has a request less.
  shared: {
    chunks: isLater,
    minChunks: 2,
    minSize: 30_000,
    priority: 10,
  },
};
