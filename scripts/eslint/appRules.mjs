/**
 * The folders of reducers and of what they call. A reducer must give the same state for the same
 * actions, or a recording cannot be replayed.
 */
const pureFiles = [
  'src/{features,lib,config,i18n,api}/**/*.ts',
  'src/app/**/*Slice.ts',
  'src/app/rootReducer.ts',
];

/** Files that use browser globals; the rest of the app gets them as services. */
const ports = ['clock', 'offerDownload', 'trustedTypes'].map((name) => `src/lib/${name}.ts`);

/** Hooks, which run in the browser by nature, and listeners, which may draw a random id. */
const effects = ['src/features/**/use*.ts', 'src/features/**/*Listener.ts'];

const browserGlobals = [
  ...['localStorage', 'sessionStorage', 'indexedDB', 'performance', 'crypto'],
  ...['document', 'window', 'navigator', 'location', 'history', 'globalThis', 'self'],
];

const noClock =
  'Reducers read no clock: a listener stamps the action with the clock of the services.';
const noRandom = 'Reducers read no random source: draw in a listener.';
const noPrepare =
  'A listener or a component makes the whole payload: prepare would hide where it is from.';

/** Younger than the oldest browsers of `.browserslistrc`; Babel only translates syntax. */
const tooYoung = [
  ...['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex', 'fromAsync'],
  ...['groupBy', 'withResolvers', 'canParse'],
].map((property) => ({ property }));
const tooYoungSignals = ['timeout', 'any'].map((property) => ({ object: 'AbortSignal', property }));

const inTheKit = 'MUI has it: see docs/decisions/one-design-system.md.';

/** Nothing that MUI has is drawn by hand, neither as an element nor with `styled`. */
const designRules = [
  {
    selector: 'JSXOpeningElement[name.name=/^(button|input|textarea|select|table|a)$/]',
    message: inTheKit,
  },
  {
    // An input that nobody sees is MUI's own way to a file, and to a value that a picture shows.
    selector:
      'CallExpression[callee.name="styled"] > Literal[value=/^(button|textarea|select|table|a)$/]',
    message: inTheKit,
  },
  {
    selector: 'JSXAttribute[name.name="className"]',
    message: 'Looks stand in the theme, or in `styled` beside the part that has them.',
  },
];

/** The element that MUI's Button is given there is its own. */
const ownElement = 'src/ui/buttons.tsx';

/** Rules of `src/` alone: who may print, what browsers lack, and what a reducer must not read. */
export const appRules = [
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/logger.ts', 'src/testing/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        ...[...tooYoung, ...tooYoungSignals].map((one) => ({
          ...one,
          message: 'Some of the browsers in .browserslistrc lack it.',
        })),
      ],
    },
  },
  {
    files: ['src/{screens,features,app,ui,replay}/**/*.tsx'],
    ignores: ['**/*.test.tsx', ownElement],
    rules: { 'no-restricted-syntax': ['error', ...designRules] },
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
