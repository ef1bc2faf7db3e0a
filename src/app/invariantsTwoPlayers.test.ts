import '../testing/invariants/asShipped';
import fc from 'fast-check';
import { forgetTimers, useVirtualTime } from '../testing/invariants/time';
import { sharedVisits } from '../testing/invariants/twoPlayers/moves';
import { liveSharedVisit } from '../testing/invariants/twoPlayers/sharedBrowser';

const { INVARIANTS_SEED = '20261120', npm_lifecycle_event } = process.env;
const usualRuns = npm_lifecycle_event === 'test:invariants' ? 5000 : 100;
const { INVARIANTS_RUNS = usualRuns } = process.env;
const timeLimit = 3_600_000;

beforeEach(useVirtualTime);
afterEach(() => jest.useRealTimers());

it(
  'two players in one browser: no call with the other’s token, nothing of one shown to the other',
  async () => {
    const tally = { calls: 0, stakes: 0, changes: 0 };
    const property = fc.asyncProperty(sharedVisits, async (plan) => {
      const problem = await liveSharedVisit(plan, tally).finally(forgetTimers);
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
