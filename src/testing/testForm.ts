const { LONG_TESTS, INVARIANTS_SEED } = process.env;

/** Whether the long suites run whole, as in `npm run test:all`; otherwise in their quick form. */
export const isLongRun = LONG_TESTS !== undefined;

/** Decides what a suite tries: another sample in each run, unless INVARIANTS_SEED repeats one. */
export const seed = Number(INVARIANTS_SEED ?? Math.floor(Math.random() * 1_000_000));
