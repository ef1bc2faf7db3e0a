import '../testing/invariants/asShipped';
import fc from 'fast-check';
import { visits } from '../testing/invariants/moves';
import { forgetTimers, useVirtualTime } from '../testing/invariants/time';
import { liveVisit } from '../testing/invariants/visit';

const { INVARIANTS_SEED = '20261120', npm_lifecycle_event } = process.env;
/** Each visit is a whole store with many events: a share with every run of Jest, all by themselves. */
const usualRuns = npm_lifecycle_event === 'test:invariants' ? 10_000 : 400;
const { INVARIANTS_RUNS = usualRuns } = process.env;
const timeLimit = 3_600_000;

beforeEach(useVirtualTime);
afterEach(() => jest.useRealTimers());

it(
  'whatever happens in whatever order, no stake is lost, doubled or told wrongly',
  async () => {
    const tally = { runs: 0, moves: 0, stakes: 0 };
    const property = fc.asyncProperty(visits, async (plan) => {
      const problem = await liveVisit(plan, tally).finally(forgetTimers);
      tally.runs += 1;
      if (problem !== null) throw new Error(problem);
    });
    await fc.assert(property, {
      seed: Number(INVARIANTS_SEED),
      numRuns: Number(INVARIANTS_RUNS),
    });
    const figures = [tally.runs, tally.moves, tally.stakes].map((figure) =>
      figure.toLocaleString('en'),
    );
    process.stdout.write(
      `invariants: ${figures[0]} runs, ${figures[1]} moves, ${figures[2]} stakes, broken = 0\n`,
    );
  },
  timeLimit,
);
