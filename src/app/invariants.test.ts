import { plans } from '../testing/invariants/commands';
import { runPlan } from '../testing/invariants/runPlan';
import { trySessions } from '../testing/invariants/trySessions';
import { useVirtualTime } from '../testing/invariants/virtualTime';

beforeEach(useVirtualTime);
afterEach(() => jest.useRealTimers());

it('no stake is lost, doubled or reported wrongly, whatever happens in whatever order', async () => {
  const tally = { commands: 0, stakes: 0 };
  const runs = await trySessions('one player', plans, (plan) => runPlan(plan, tally), {
    quick: 120,
    long: 500,
  });
  process.stdout.write(`one player: ${JSON.stringify(tally)}, broken = 0\n`);
  // Without stakes nothing would have been tried.
  expect(tally.stakes).toBeGreaterThan(runs / 5);
}, 3_600_000);
