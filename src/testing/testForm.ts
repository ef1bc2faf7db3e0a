import { randomInt } from 'node:crypto';

const { LONG_TESTS, INVARIANTS_SEED } = process.env;

/** Whether the long suites run whole, as in `npm run test:all`; otherwise in their quick form. */
export const isLongRun = LONG_TESTS !== undefined;

/** Chooses what a suite tries: another with each run, unless INVARIANTS_SEED fixes it. */
export const seed = Number(INVARIANTS_SEED ?? randomInt(2 ** 31));
