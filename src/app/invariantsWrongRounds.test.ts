import { runPlan } from '../testing/invariants/runPlan';
import { trySessions } from '../testing/invariants/trySessions';
import { useVirtualTime } from '../testing/invariants/virtualTime';
import { wrongRoundPlans } from '../testing/invariants/wrongRoundPlans';

beforeEach(useVirtualTime);
afterEach(() => jest.useRealTimers());

it('whatever rounds wrong events name, the next good start shows the round that is played', async () => {
  const tally = { commands: 0, stakes: 0 };
  const runs = await trySessions('wrong rounds', wrongRoundPlans, (plan) => runPlan(plan, tally), {
    quick: 50,
    long: 150,
  });
  expect(tally.commands).toBeGreaterThan(runs);
}, 3_600_000);
