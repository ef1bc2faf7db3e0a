import { createAppRedactor } from '../../trace/appRedactor';
import { traceOf } from '../traceOf';
import { verificationOf } from '../verifyTrace';
import type { Command, RunPlan } from './commands';
import { createHandlers } from './handlers';
import { Run } from './run';
import { flushPromises } from './virtualTime';

/** Totals of many runs. */
export interface Tally {
  commands: number;
  stakes: number;
}

/** Runs a plan. @returns the first problem, or null */
export async function runPlan(plan: RunPlan, tally: Tally): Promise<string | null> {
  const run = new Run(plan);
  const handlers = createHandlers(run);
  await run.begin();
  for (const { command, isAtOnce } of plan.steps) {
    await (handlers[command.kind] as (command: Command) => Promise<void> | void)(command);
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
