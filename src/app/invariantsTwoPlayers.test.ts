import '../testing/productionBuild';
import fc from 'fast-check';
import { clearTimers, useVirtualTime } from '../testing/invariants/virtualTime';
import { sharedPlans } from '../testing/invariants/twoPlayers/commands';
import { runSharedPlan } from '../testing/invariants/twoPlayers/sharedBrowser';

const { INVARIANTS_SEED = '20261120', npm_lifecycle_event } = process.env;
const defaultRuns = npm_lifecycle_event === 'test:invariants' ? 5000 : 100;
const { INVARIANTS_RUNS = defaultRuns } = process.env;
const timeLimit = 3_600_000;

beforeEach(useVirtualTime);
afterEach(() => jest.useRealTimers());

it(
  'two players in one browser: no call with the other’s token, nothing of one shown to the other',
  async () => {
    const tally = { calls: 0, stakes: 0, changes: 0 };
    const property = fc.asyncProperty(sharedPlans, async (plan) => {
      const problem = await runSharedPlan(plan, tally).finally(clearTimers);
      if (problem !== null) throw new Error(problem);
    });
    await fc.assert(property, {
      seed: Number(INVARIANTS_SEED),
      numRuns: Number(INVARIANTS_RUNS),
    });
    // Without calls, stakes and sign-ins nothing would have been tried.
    expect(Math.min(tally.calls, tally.stakes, tally.changes)).toBeGreaterThan(
      Number(INVARIANTS_RUNS) / 4,
    );
    process.stdout.write(`two players: ${JSON.stringify(tally)}, broken = 0\n`);
  },
  timeLimit,
);
