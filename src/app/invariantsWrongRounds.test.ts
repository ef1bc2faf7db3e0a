import '../testing/invariants/asShipped';
import fc from 'fast-check';
import { forgetTimers, useVirtualTime } from '../testing/invariants/time';
import { liveVisit } from '../testing/invariants/visit';
import { wrongRoundVisits } from '../testing/invariants/wrongRounds';

const { INVARIANTS_SEED = '20261122', npm_lifecycle_event } = process.env;
const usualRuns = npm_lifecycle_event === 'test:invariants' ? 3000 : 150;
const { INVARIANTS_RUNS = usualRuns } = process.env;

beforeEach(useVirtualTime);
afterEach(() => jest.useRealTimers());

it('whatever rounds wrong events name, the next good start shows the round that is played', async () => {
  const tally = { runs: 0, moves: 0, stakes: 0 };
  const property = fc.asyncProperty(wrongRoundVisits, async (plan) => {
    const problem = await liveVisit(plan, tally).finally(forgetTimers);
    if (problem !== null) throw new Error(problem);
  });
  await fc.assert(property, {
    seed: Number(INVARIANTS_SEED),
    numRuns: Number(INVARIANTS_RUNS),
  });
}, 3_600_000);
