import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files of reducers and of what they call. A reducer must compute the same state from the same
 * actions, or a recording cannot be replayed.
 */
const pureFiles = [
  'src/{features,domain,config,i18n,api,store}/**/*.ts',
  'src/app/**/*Slice.ts',
  'src/app/rootReducer.ts',
];

/** Files that may use browser globals; the rest of the app gets them as services. */
const ports = ['clock', 'offerDownload', 'trustedTypes'].map((name) => `src/platform/${name}.ts`);

/** Hooks run in the browser; listeners and thunks may generate random ids. */
const effects = ['use*', '*Listener', '*Thunks'].map((name) => `src/features/**/${name}.ts`);

const browserGlobals = [
  ...['localStorage', 'sessionStorage', 'indexedDB', 'performance', 'crypto'],
  ...['document', 'window', 'navigator', 'location', 'history', 'globalThis', 'self'],
];

const noClock =
  'Reducers read no clock: a listener stamps the action with the clock of the services.';
const noRandom = 'Reducers read no random source: generate it in a listener or a thunk.';
const noPrepare =
  'A listener, a thunk or a component makes the whole payload: prepare would hide its source.';

/** Missing in the oldest browsers of `.browserslistrc`; Babel only translates syntax. */
const missingMethods = [
  ...['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex', 'fromAsync'],
  ...['groupBy', 'withResolvers', 'canParse'],
].map((property) => ({ property }));
const missingSignals = ['timeout', 'any'].map((property) => ({ object: 'AbortSignal', property }));

/** No build step translates it, and a pattern that has it throws when its module is loaded. */
const lookbehind = {
  selector: String.raw`Literal[regex.pattern=/\(\?<[=!]/]`,
  message: 'Safari before 16.4 has no lookbehind.',
};

const inTheKit = 'MUI has it: see docs/decisions/one-design-system.md.';

/** Forbids elements that MUI has, as JSX and with `styled`. */
const designRules = [
  {
    selector: 'JSXOpeningElement[name.name=/^(button|input|textarea|select|table|a)$/]',
    message: inTheKit,
  },
  {
    // `styled('input')` is allowed: MUI uses a hidden input for files and for values shown as pictures.
    selector:
      'CallExpression[callee.name="styled"] > Literal[value=/^(button|textarea|select|table|a)$/]',
    message: inTheKit,
  },
  {
    selector: 'JSXAttribute[name.name="className"]',
    message: 'Put styles into the theme, or into `styled` next to the component.',
  },
];

/** Passes its own element to MUI's Button. */
const ownElement = 'src/ui/buttons.tsx';

/** The name of a file without its endings, such as `.test.tsx`. */
const stemOf = (file) => file.replace(/(\.test)?\.(tsx?|css)$/, '');

/** On a file system that ignores case, an import may find the wrong file of such a pair. */
const namesDifferByMoreThanCase = {
  create: (context) => ({
    Program(node) {
      const own = stemOf(path.basename(context.filename));
      const isPair = (other) => other !== own && other.toLowerCase() === own.toLowerCase();
      const other = readdirSync(path.dirname(context.filename)).find((file) =>
        isPair(stemOf(file)),
      );
      if (other !== undefined)
        context.report({ node, message: `The name differs from ${other} in case alone.` });
    },
  }),
};

/** Rules for `src/`: file names, console output, missing browser features, and what a reducer must not read. */
export const appRules = [
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { app: { rules: { 'file-names': namesDifferByMoreThanCase } } },
    rules: { 'app/file-names': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/platform/logger.ts', 'src/testing/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        ...[...missingMethods, ...missingSignals].map((one) => ({
          ...one,
          message: 'Some of the browsers in .browserslistrc lack it.',
        })),
      ],
    },
  },
  {
    // A later entry replaces the options of this rule, so each repeats the selector.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', lookbehind] },
  },
  {
    files: ['src/{screens,features,app,ui,replay}/**/*.tsx'],
    ignores: ['**/*.test.tsx', ownElement],
    rules: { 'no-restricted-syntax': ['error', lookbehind, ...designRules] },
  },
  {
    files: pureFiles,
    ignores: [...ports, ...effects, '**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...browserGlobals.map((name) => ({
          name,
          message: 'Reducers read only state and action.',
        })),
      ],
      'no-restricted-imports': [
        'error',
        { name: '@reduxjs/toolkit', importNames: ['nanoid'], message: noRandom },
        { name: 'nanoid', message: noRandom },
      ],
      'no-restricted-syntax': [
        'error',
        lookbehind,
        { selector: "MemberExpression[object.name='Date'][property.name='now']", message: noClock },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: noClock },
        { selector: "CallExpression[callee.name='Date']", message: noClock },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: noRandom,
        },
        { selector: 'Property[key.name="prepare"]', message: noPrepare },
      ],
    },
  },
];
