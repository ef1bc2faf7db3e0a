/**
 * The import direction of `src/`, as docs/ARCHITECTURE.md draws it:
 * domain, i18n, config <- platform, ui, api, realtime, trace <- store <- features <- screens <- app <- main, replay.
 */
const ground = ['domain', 'i18n', 'config'];
const middle = ['platform', 'ui', 'api', 'realtime', 'trace'];

const folder = (type) => ({ type, pattern: `src/${type}`, partialMatch: false });
const types = (...names) => ({ element: { types: { anyOf: names } } });

const direction = [
  { from: types(...ground), allow: { to: types(...ground) } },
  { from: types(...middle), allow: { to: types(...ground) } },
  { from: types('feature'), allow: { to: types(...ground, ...middle) } },
  { from: types('screens'), allow: { to: types(...ground, ...middle, 'feature') } },
  { from: types('app'), allow: { to: types(...ground, ...middle, 'feature', 'screens') } },
  // The replay shows screens and computes states; it must not reach a server.
  {
    from: types('replay'),
    allow: { to: types(...ground, 'ui', 'trace', 'feature', 'screens', 'app', 'replay') },
  },
];

const exceptions = [
  {
    // Every feature may know whose session it is, and when it starts or ends.
    from: types('feature'),
    allow: { to: { file: { path: 'src/features/session/sessionSlice.ts' } } },
  },
  {
    // One reducer holds the round and the connection, because each decides whether the other can be trusted.
    from: { file: { path: 'src/features/{game,connection}/*' } },
    allow: { to: { file: { path: 'src/features/{game,connection}/*' } } },
  },
  {
    // A stake belongs to a round, which says whether betting is open and when it is settled.
    from: {
      file: { path: 'src/features/bets/{*Listener,placementThunks,stakeBlocks,useStakeBlocks}.ts' },
    },
    allow: {
      to: { file: { path: 'src/features/game/{gameSelectors,gameSlice,useClockedSelector}.ts' } },
    },
  },
  {
    // A press beyond the player's own limits is stopped beside the other rules of a stake.
    from: { file: { path: 'src/features/bets/{stakeBlocks,betBlocks}.ts' } },
    allow: { to: { file: { path: 'src/features/limits/{limits,limitSelectors}.ts' } } },
  },
  {
    // A ticket sends its lines by the rules and with the receipts of the single bet.
    from: { file: { path: 'src/features/ticket/*' } },
    allow: {
      to: {
        file: {
          path: 'src/features/{bets/*,connection/latency,game/{gameSelectors,useClockedSelector},limits/{limitSelectors,limitTexts}}.{ts,tsx}',
        },
      },
    },
  },
  {
    // No single bet is sent between two lines of a ticket, each line reads the limits of other tabs again, and
    // what waits for an open slip waits for an open ticket.
    from: {
      file: {
        path: 'src/features/{bets/{stakeBlocks,betsSelectors},limits/limitsListener}.ts',
      },
    },
    allow: { to: { file: { path: 'src/features/bets/ticket/ticketSlice.ts' } } },
  },
  {
    // The dates of the server's bets and results measure a pause and the wait for a raise.
    from: { file: { path: 'src/features/limits/*' } },
    allow: {
      to: {
        file: {
          path: 'src/features/{bets/{amountText,betBlocks,betsSelectors,betsSlice},game/gameSelectors}.ts',
        },
      },
    },
  },
  {
    // The menu shows the play time with today's result; its note waits for a quiet moment of the game.
    from: { file: { path: 'src/features/playTime/*' } },
    allow: {
      to: {
        file: {
          path: 'src/features/{bets/betsSelectors,game/{gameSelectors,useClockedSelector},report/reportSelectors}.ts',
        },
      },
    },
  },
  {
    // What became of the player's bets is read from their list and from the draw.
    from: { file: { path: 'src/features/outcomes/*' } },
    allow: {
      to: {
        file: {
          path: 'src/features/{bets/{betsApi,betsSelectors,betsSlice},connection/resync,game/{gameApi,gameSelectors,gameSlice,reveal}}.ts',
        },
      },
    },
  },
  {
    // A bet of the round history can be repeated like those of the tables.
    from: { file: { path: 'src/features/outcomes/BetOutcomeList.tsx' } },
    allow: { to: { file: { path: 'src/features/bets/tables/RepeatButton.tsx' } } },
  },
  {
    // Upwards: the typed hooks, the events of the page, its address, and types.
    from: types('feature', 'screens'),
    allow: {
      to: { file: { path: 'src/app/{hooks,appEvents,navigation/navigationSlice}.ts' } },
    },
  },
  {
    from: types('feature', 'screens'),
    allow: { to: types('app'), dependency: { kind: 'type' } },
  },
  {
    from: { element: { type: '!realtime' } },
    disallow: { to: { module: { source: ['laravel-echo', 'pusher-js', 'firebase'] } } },
    message: 'Only realtime/ talks to {{to.module.source}}',
  },
];

/** What reads a recording is also for tests, benches and scripts, which have no page. */
const replayParts = {
  from: { file: { path: 'src/replay/{engine,frame}/**' } },
  disallow: { to: { file: { path: 'src/replay/page/**' } } },
  message: 'No page here: only page/ may import {{to.file.path}}',
};

const tests = [
  { from: { file: { categories: 'test' } }, allow: { to: types('*') } },
  { from: { file: { categories: 'test' } }, allow: { to: { file: { categories: 'entry' } } } },
  { from: types('testing'), allow: { to: types('*') } },
];

/** Flat configuration for the files of `src/`, given the plugin. */
export function boundariesConfig(boundaries) {
  return {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import', 'require'],
      'boundaries/elements': [
        { type: 'feature', pattern: 'src/features/*', capture: ['feature'], partialMatch: false },
        { type: 'replay', pattern: 'src/replay/*', capture: ['part'], partialMatch: false },
        ...[...ground, ...middle, 'screens', 'app', 'testing'].map(folder),
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
            { from: { file: { categories: 'entry' } }, allow: { to: types('*') } },
            ...direction,
            ...exceptions,
            replayParts,
            ...tests,
          ],
        },
      ],
    },
  };
}
