import { sharedPlans } from '../testing/invariants/twoPlayers/commands';
import { runSharedPlan } from '../testing/invariants/twoPlayers/sharedBrowser';
import { trySessions } from '../testing/invariants/trySessions';
import { useVirtualTime } from '../testing/invariants/virtualTime';

beforeEach(useVirtualTime);
afterEach(() => jest.useRealTimers());

it('two players in one browser: no call with the other’s token, nothing of one shown to the other', async () => {
  const tally = { calls: 0, stakes: 0, changes: 0 };
  const runs = await trySessions('two players', sharedPlans, (plan) => runSharedPlan(plan, tally), {
    quick: 30,
    long: 100,
  });
  process.stdout.write(`two players: ${JSON.stringify(tally)}, broken = 0\n`);
  // Without calls, stakes and sign-ins nothing would have been tried.
  expect(Math.min(tally.calls, tally.stakes, tally.changes)).toBeGreaterThan(runs / 20);
}, 3_600_000);
