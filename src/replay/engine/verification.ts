import { hashState } from '../../trace/stateHash';
import type { StateTimeline } from './stateTimeline';

/** Whether the replay agrees with the hashes of its file, which does not prove who made the file. */
export type Verification =
  | { kind: 'checking' }
  /** Every hash matches the state computed here, up to the last state. */
  | { kind: 'consistent' }
  /** Every hash matches, but there is none for the steps after `verifiedUntil`. */
  | { kind: 'partial'; verifiedUntil: number }
  /**
   * The states differ. `verifiedUntil` is the last step whose hash matched (-1 for none), `differsAt`
   * the first whose hash did not, or at which a reducer threw `reason`.
   */
  | { kind: 'diverged'; verifiedUntil: number; differsAt: number; reason: string | null }
  /** The file has no hashes. */
  | { kind: 'unproven' };

/** The first step that is not proven; null if nothing contradicts any. */
export function firstUnprovenStep(found: Verification): number | null {
  const isLimited = found.kind === 'diverged' || found.kind === 'partial';
  return isLimited ? found.verifiedUntil + 1 : null;
}

/** The hash of the player’s state after the step of that index. */
export interface Checkpoint {
  index: number;
  hash: string;
}

/** Computes every state and compares it with the hashes of the trace. Yields after each. */
export function* verifyReplay(
  timeline: StateTimeline<unknown>,
  checkpoints: readonly Checkpoint[],
): Generator<void, Verification> {
  for (let step = 0; step <= timeline.lastStep; step += 1) {
    timeline.stateAt(step);
    yield;
  }
  const known = checkpoints
    .filter(({ index }) => index <= timeline.lastStep)
    .sort((one, other) => one.index - other.index);
  let verifiedUntil = -1;
  for (const { index, hash } of known) {
    if (hashState(timeline.stateAt(index)) !== hash) {
      return resultOf(timeline, verifiedUntil, index, known.length > 0);
    }
    verifiedUntil = index;
    yield;
  }
  return resultOf(timeline, verifiedUntil, null, known.length > 0);
}

function resultOf(
  { lastStep, failures }: StateTimeline<unknown>,
  verifiedUntil: number,
  differsAt: number | null,
  isChecked: boolean,
): Verification {
  const [failed] = failures;
  if (failed && failed[0] <= (differsAt ?? lastStep)) {
    const [step, reason] = failed;
    const lastProven = Math.min(verifiedUntil, step - 1);
    return { kind: 'diverged', verifiedUntil: lastProven, differsAt: step, reason };
  }
  if (differsAt !== null) return { kind: 'diverged', verifiedUntil, differsAt, reason: null };
  if (!isChecked) return { kind: 'unproven' };
  return verifiedUntil === lastStep ? { kind: 'consistent' } : { kind: 'partial', verifiedUntil };
}
