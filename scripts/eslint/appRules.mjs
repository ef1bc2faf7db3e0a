/** Rules of `src/` alone: who may print, and what a reducer must not read. */
export const appRules = [
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/logger.ts', 'src/testing/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  {
    // A reducer gives the same state for the same actions, or a recorded game cannot be replayed.
    files: ['src/**/*Slice.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage', 'performance', 'crypto', 'document', 'window'].map(
          (name) => ({ name, message: 'Reducers read only state and action.' }),
        ),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'Reducers read no clock: stamp the action in a listener or in prepare.',
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Reducers read no clock: stamp the action in a listener or in prepare.',
        },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'Reducers read no random source: draw in a listener or in prepare.',
        },
      ],
    },
  },
];
