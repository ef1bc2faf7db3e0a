import fc from 'fast-check';
import { isLongRun, seed } from '../testForm';
import { clearTimers } from './virtualTime';

const { INVARIANTS_RUNS } = process.env;

/**
 * Tries random sessions of a suite, and prints their seed. INVARIANTS_RUNS sets the number of sessions.
 *
 * @param plans the sessions to choose from
 * @param run runs one and returns its first problem, or null
 * @param sizes the number of sessions in `npm test` and in `npm run test:all`
 * @returns the number of sessions
 * @throws Error with the seed and the shortest session that shows the problem
 */
export async function trySessions<Plan>(
  suite: string,
  plans: fc.Arbitrary<Plan>,
  run: (plan: Plan) => Promise<string | null>,
  sizes: { quick: number; long: number },
): Promise<number> {
  const numRuns = Number(INVARIANTS_RUNS ?? (isLongRun ? sizes.long : sizes.quick));
  process.stdout.write(`${suite}: ${numRuns} sessions, INVARIANTS_SEED=${seed}\n`);
  const property = fc.asyncProperty(plans, async (plan) => {
    const problem = await run(plan).finally(clearTimers);
    if (problem !== null) throw new Error(problem);
  });
  await fc.assert(property, { seed, numRuns });
  return numRuns;
}
