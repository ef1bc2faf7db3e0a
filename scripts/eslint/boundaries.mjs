/**
 * The import direction of `src/`, as docs/ARCHITECTURE.md draws it: a file of a layer imports only from its own
 * folder and from the layers before it.
 */
const layers = [
  ['domain', 'i18n', 'config'],
  ['api/wire'],
  ['platform'],
  ['ui', 'api', 'realtime'],
  ['store'],
  ['features'],
  ['trace'],
  ['screens', 'telemetry'],
  ['app'],
  ['replay'],
];

/** The features in order: each imports only from those before it, and reads only their slices. */
const features = [
  ...['sound', 'maintenance', 'problemReport', 'session', 'connection', 'game', 'report'],
  ...['receipts', 'bets', 'ticket', 'outcomes'],
];

const folder = (type) => ({ type, pattern: `src/${type}`, partialMatch: false });
const types = (...names) => ({ element: { types: { anyOf: names } } });
const feature = (name) => ({ element: { type: 'features', captured: { feature: name } } });

const direction = layers.flatMap((layer, at) =>
  layer.map((type) => {
    const lower = layers.slice(0, at).flat();
    // The lowest layer is one, and so are the parts of the replay; the features have an order of their own.
    const own = at === 0 || type === 'replay' ? layer : [];
    return { from: types(type), allow: { to: types(...lower, ...own) } };
  }),
);

const featureOrder = features.flatMap((name, at) =>
  features.slice(0, at).map((lower) => ({ from: feature(name), allow: { to: feature(lower) } })),
);

/** The replay must not reach a server, and only realtime/ talks to the SDKs. */
const servers = [
  {
    from: types('replay'),
    disallow: { to: types('realtime') },
    message: 'The replay reaches no server',
  },
  {
    from: { element: { type: '!realtime' } },
    disallow: { to: { module: { source: ['laravel-echo', 'pusher-js', 'firebase'] } } },
    message: 'Only realtime/ talks to {{to.module.source}}',
  },
];

/** The readers of recordings also serve tests, benches and scripts, which have no page. */
const replayParts = {
  from: { file: { path: 'src/replay/{engine,frame}/**' } },
  disallow: { to: { file: { path: 'src/replay/page/**' } } },
  message: 'No page here: only page/ may import {{to.file.path}}',
};

const order = [...features.map((name) => `src/features/${name}/`), 'src/screens/', 'src/app/'];
const rankOf = (file) => order.findIndex((folder) => file.includes(`/${folder}`));

/** Slices add themselves to the type `RootState`, so no import shows who reads one: the rule asks the types. */
const slicesOfEarlierFeatures = {
  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices;
    const check = (object, key) => {
      if (key.type !== 'Identifier') return;
      const [slice] = getTypeAtLocation(object).getProperty(key.name)?.declarations ?? [];
      if (slice?.parent.name?.text !== 'RootState') return;
      if (rankOf(slice.getSourceFile().fileName) > rankOf(context.filename))
        context.report({ node: key, message: `A later feature has the slice ${key.name}.` });
    };
    return {
      MemberExpression: ({ object, property, computed }) => computed || check(object, property),
      ObjectPattern: (pattern) =>
        pattern.properties.forEach(({ key, computed }) => key && !computed && check(pattern, key)),
    };
  },
};

const tests = [
  { from: { file: { categories: 'test' } }, allow: { to: types('**') } },
  { from: { file: { categories: 'test' } }, allow: { to: { file: { categories: 'entry' } } } },
  { from: types('testing'), allow: { to: types('**') } },
];

/** Flat configuration of the order in which slices are read. */
export const sliceOrderConfig = {
  files: ['src/{api,store,features,screens}/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}'],
  plugins: { slices: { rules: { order: slicesOfEarlierFeatures } } },
  rules: { 'slices/order': 'error' },
};

/** Flat configuration for the files of `src/`, given the plugin. */
export function boundariesConfig(boundaries) {
  return {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
      'boundaries/elements': [
        { type: 'features', pattern: 'src/features/*', capture: ['feature'], partialMatch: false },
        { type: 'replay', pattern: 'src/replay/*', capture: ['part'], partialMatch: false },
        ...layers
          .flat()
          .filter((type) => !['features', 'replay'].includes(type))
          .map(folder),
        folder('testing'),
      ],
      'boundaries/files': [
        { category: 'test', pattern: 'src/**/*.test.{ts,tsx}' },
        { category: 'entry', pattern: 'src/*.tsx' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            { from: { file: { categories: 'entry' } }, allow: { to: types('**') } },
            ...direction,
            ...featureOrder,
            ...servers,
            replayParts,
            ...tests,
          ],
        },
      ],
    },
  };
}
