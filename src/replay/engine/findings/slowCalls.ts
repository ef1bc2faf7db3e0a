import { callsOf } from '../network/calls';
import type { Call, CallOutcome } from '../network/calls';
import type { Recorded } from '../readSteps';
import { durationText } from './finding';
import type { Finding } from './finding';

/** A call that takes longer is slow, in milliseconds. */
const slowMs = 3000;

const texts: Readonly<Record<CallOutcome, (duration: string) => string>> = {
  answered: (duration) => `took ${duration}`,
  failed: (duration) => `took ${duration}, and failed`,
  givenUp: (duration) => `was given up after ${duration}`,
  open: (duration) => `had no answer for ${duration}, when the recording ended`,
};

/** Calls without an answer for more than three seconds; each is found where it began. */
export function slowCalls(recorded: Recorded): Finding[] {
  return callsOf(recorded).flatMap((call) => findingOf(call) ?? []);
}

function findingOf({ endpoint, outcome, step, from, to }: Call): Finding | null {
  if (from === null || to - from <= slowMs) return null;
  const text = `${endpoint} ${texts[outcome](durationText(to - from))}`;
  return { kind: 'slowCall', step, at: from, text };
}
