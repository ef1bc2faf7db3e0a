import { slowCallsOf } from '../calls';
import type { CallOutcome } from '../calls';
import type { Recorded } from '../readSteps';
import { durationText } from '../timeText';
import type { Finding } from './finding';

const texts: Readonly<Record<CallOutcome, (duration: string) => string>> = {
  answered: (duration) => `took ${duration}`,
  failed: (duration) => `took ${duration}, and failed`,
  givenUp: (duration) => `was given up after ${duration}`,
  open: (duration) => `had no answer for ${duration}, when the recording ended`,
};

/** Calls without an answer for more than three seconds; each is found where it began. */
export function slowCalls(recorded: Recorded): Finding[] {
  return slowCallsOf(recorded).map(({ endpoint, outcome, step, from, to }) => ({
    kind: 'slowCall',
    step,
    at: from,
    text: `${endpoint} ${texts[outcome](durationText(to - from))}`,
  }));
}
