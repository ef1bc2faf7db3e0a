import '../testing/productionBuild';
import fc from 'fast-check';
import { plans } from '../testing/invariants/commands';
import { clearTimers, useVirtualTime } from '../testing/invariants/virtualTime';
import { runPlan } from '../testing/invariants/runPlan';

const { INVARIANTS_SEED = '20261120', npm_lifecycle_event } = process.env;
/** Each run has a whole store: few of them with every run of Jest, all with test:invariants. */
const defaultRuns = npm_lifecycle_event === 'test:invariants' ? 10_000 : 400;
const { INVARIANTS_RUNS = defaultRuns } = process.env;
const timeLimit = 3_600_000;

beforeEach(useVirtualTime);
afterEach(() => jest.useRealTimers());

it(
  'no stake is lost, doubled or reported wrongly, whatever happens in whatever order',
  async () => {
    const tally = { runs: 0, commands: 0, stakes: 0, lines: 0 };
    const property = fc.asyncProperty(plans, async (plan) => {
      const problem = await runPlan(plan, tally).finally(clearTimers);
      tally.runs += 1;
      if (problem !== null) throw new Error(problem);
    });
    await fc.assert(property, {
      seed: Number(INVARIANTS_SEED),
      numRuns: Number(INVARIANTS_RUNS),
    });
    // Without stakes nothing would have been tried.
    expect(tally.stakes).toBeGreaterThan(tally.runs / 2);
    expect(tally.lines).toBeGreaterThan(tally.runs / 2);
    const totals = [tally.runs, tally.commands, tally.stakes, tally.lines].map((total) =>
      total.toLocaleString('en'),
    );
    process.stdout.write(
      `invariants: ${totals[0]} runs, ${totals[1]} commands, ${totals[2]} stakes (${totals[3]} of tickets), broken = 0\n`,
    );
  },
  timeLimit,
);
