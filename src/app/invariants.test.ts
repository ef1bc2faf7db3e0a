import fc from 'fast-check';
import { perform, plans } from '../testing/invariants/commands';
import type { RunPlan } from '../testing/invariants/commands';
import { Run } from '../testing/invariants/run';
import { flushPromises, useVirtualTime } from '../testing/invariants/virtualTime';
import { isLongRun, seed } from '../testing/testForm';
import { traceOf } from '../testing/traceOf';
import { verificationOf } from '../testing/verifyTrace';
import { createAppRedactor } from '../trace/appRedactor';

beforeEach(useVirtualTime);

const tally = { commands: 0, stakes: 0 };

/** Runs a plan. @returns the first problem, or null */
async function problemOf(plan: RunPlan): Promise<string | null> {
  const run = new Run(plan);
  await run.begin();
  for (const { command, isAtOnce } of plan.steps) {
    await perform(run, command);
    if (!isAtOnce) await flushPromises();
    if (run.problem !== null) return `${run.problem} (at ${JSON.stringify(command)})`;
  }
  await run.settle();
  tally.commands += plan.steps.length;
  tally.stakes += run.stakes;
  return run.problem ?? problemOfRecording(run.page.services);
}

/** The recording of the last page must replay to the states that the page had. */
function problemOfRecording({ recorder, knownSecrets }: Run['page']['services']): string | null {
  const { kind } = verificationOf(traceOf(recorder, createAppRedactor(knownSecrets)));
  return kind === 'consistent' ? null : `the recording is ${kind}`;
}

it('no stake is lost, doubled or reported wrongly, whatever happens in whatever order', async () => {
  const numRuns = Number(process.env.INVARIANTS_RUNS ?? (isLongRun ? 500 : 120));
  process.stdout.write(`one player: ${numRuns} sessions, INVARIANTS_SEED=${seed}\n`);
  const property = fc.asyncProperty(plans, async (plan) => {
    const problem = await problemOf(plan).finally(() => jest.clearAllTimers());
    if (problem !== null) throw new Error(problem);
  });
  await fc.assert(property, { seed, numRuns });
  process.stdout.write(`one player: ${JSON.stringify(tally)}, broken = 0\n`);
  // Without stakes nothing would have been tried.
  expect(tally.stakes).toBeGreaterThan(numRuns / 5);
}, 3_600_000);
