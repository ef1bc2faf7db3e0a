import { hashState } from '../../trace/stateHash';
import type { TraceDetails } from '../../trace/traceFormat';
import type { StateTimeline } from './stateTimeline';

/** Whether the replay agrees with the hashes of its file, which does not prove who made the file. */
export type Verification =
  | { kind: 'checking' }
  /** Every hash matches the state computed here, up to the last state. */
  | { kind: 'consistent' }
  /** Every hash matches, but there is none for the steps after `verifiedUntil`. */
  | { kind: 'partial'; verifiedUntil: number }
  /**
   * The states differ. `verifiedUntil` is the last step whose hash matched (-1 for none); `reason` is what a
   * reducer threw before the first hash that did not.
   */
  | { kind: 'diverged'; verifiedUntil: number; reason: string | null }
  /** The file has no hashes. */
  | { kind: 'unproven' };

/** The first step that is not proven; null if nothing contradicts any. */
export function firstUnprovenStep(found: Verification): number | null {
  const isLimited = found.kind === 'diverged' || found.kind === 'partial';
  return isLimited ? found.verifiedUntil + 1 : null;
}

/** Computes every state and compares it with the hashes of the trace. Yields after each. */
export function* verifyReplay(
  timeline: StateTimeline<unknown>,
  checkpoints: TraceDetails['checkpoints'],
): Generator<void, Verification> {
  for (let step = 0; step <= timeline.lastStep; step += 1) {
    timeline.stateAt(step);
    yield;
  }
  const known = checkpoints
    .filter(({ index }) => index <= timeline.lastStep)
    .sort((one, other) => one.index - other.index);
  let [verifiedUntil, differsAt] = [-1, Infinity];
  for (const { index, hash } of known) {
    if (hashState(timeline.stateAt(index)) !== hash) {
      differsAt = index;
      break;
    }
    verifiedUntil = index;
    yield;
  }
  const [[failedAt, message] = [Infinity, null]] = timeline.failures;
  if (Math.min(failedAt, differsAt) < Infinity) {
    const reason = failedAt <= differsAt ? message : null;
    return { kind: 'diverged', verifiedUntil: Math.min(verifiedUntil, failedAt - 1), reason };
  }
  if (known.length === 0) return { kind: 'unproven' };
  const isWhole = verifiedUntil === timeline.lastStep;
  return isWhole ? { kind: 'consistent' } : { kind: 'partial', verifiedUntil };
}
