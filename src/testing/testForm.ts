const { LONG_TESTS, INVARIANTS_SEED = '20261120' } = process.env;

/** Whether the long suites run whole, as in `npm run test:all`; otherwise in their quick form. */
export const isLongRun = LONG_TESTS !== undefined;

/** Chooses what a suite tries; INVARIANTS_SEED chooses another. */
export const seed = Number(INVARIANTS_SEED);
