import '../testing/productionBuild';
import fc from 'fast-check';
import { clearTimers, useVirtualTime } from '../testing/invariants/virtualTime';
import { runPlan } from '../testing/invariants/runPlan';
import { wrongRoundPlans } from '../testing/invariants/wrongRoundPlans';

const { INVARIANTS_SEED = '20261122', npm_lifecycle_event } = process.env;
const defaultRuns = npm_lifecycle_event === 'test:invariants' ? 3000 : 150;
const { INVARIANTS_RUNS = defaultRuns } = process.env;

beforeEach(useVirtualTime);
afterEach(() => jest.useRealTimers());

it('whatever rounds wrong events name, the next good start shows the round that is played', async () => {
  const tally = { runs: 0, commands: 0, stakes: 0, lines: 0 };
  const property = fc.asyncProperty(wrongRoundPlans, async (plan) => {
    const problem = await runPlan(plan, tally).finally(clearTimers);
    tally.runs += 1;
    if (problem !== null) throw new Error(problem);
  });
  await fc.assert(property, {
    seed: Number(INVARIANTS_SEED),
    numRuns: Number(INVARIANTS_RUNS),
  });
  expect(tally.runs).toBeGreaterThanOrEqual(Number(INVARIANTS_RUNS));
}, 3_600_000);
