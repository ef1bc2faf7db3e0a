import { createTraceVerifier } from '../../trace/verifyTrace';
import type { TraceVerifier } from '../../trace/verifyTrace';
import type { StateTimeline } from './stateTimeline';

/** Whether the replay is what the player saw, as far as it is proven. */
export type Faithfulness =
  | { kind: 'checking'; share: number }
  /** Every hash of the trace is that of the state computed here, the last state's too. */
  | { kind: 'faithful'; checked: number }
  /** Every hash is right, but there is none for the steps after `trustedUntil`. */
  | { kind: 'partial'; trustedUntil: number }
  /**
   * The states differ. `trustedUntil` is the last step whose hash was right (-1 for none),
   * `differsAt` the first whose hash was not, or where a reducer failed.
   */
  | { kind: 'diverged'; trustedUntil: number; differsAt: number; reason: string | null }
  /** The file has no hashes. */
  | { kind: 'unproven' };

/** The last step that is proven; null where nothing speaks against any. */
export function trustedUntil(found: Faithfulness): number | null {
  return found.kind === 'diverged' || found.kind === 'partial' ? found.trustedUntil : null;
}

/** The hash of the player’s state after the step of that index. */
export interface Checkpoint {
  index: number;
  hash: string;
}

/** Longest time in milliseconds that the page is kept waiting by one slice of the work. */
const sliceMs = 10;

interface CheckOptions {
  /** Milliseconds that never run backwards. */
  now?: () => number;
  /** Lets the page do what it has to between two slices. */
  pause?: () => Promise<void>;
  isCancelled?: () => boolean;
}

/**
 * Computes every state and compares it with the hashes of the trace, in slices, telling how far it
 * is.
 */
export async function checkFaithfulness(
  timeline: StateTimeline<unknown>,
  checkpoints: readonly Checkpoint[],
  tell: (found: Faithfulness) => void,
  options: CheckOptions = {},
): Promise<void> {
  const { now = () => performance.now(), pause = nextTask, isCancelled = () => false } = options;
  const computed = async () => {
    for (;;) {
      const end = now() + sliceMs;
      if (timeline.computeOn(() => now() >= end)) return;
      await pause();
      if (isCancelled()) return;
    }
  };
  await computed();

  const inRange = checkpoints
    .filter(({ index }) => index <= timeline.lastStep)
    .sort((one, other) => one.index - other.index);
  const verifier = createTraceVerifier(inRange, timeline.lastStep);
  for (const [position, { index }] of inRange.entries()) {
    if (isCancelled()) return;
    verifier.observe(index, timeline.stateAt(index));
    if (verifier.contradictedAt() !== null) break;
    tell({ kind: 'checking', share: (position + 1) / inRange.length });
    await pause();
  }
  if (!isCancelled()) tell(finding(timeline, verifier, inRange.length));
}

function finding(
  timeline: StateTimeline<unknown>,
  verifier: TraceVerifier,
  checked: number,
): Faithfulness {
  const proven = verifier.faithfulUpTo();
  const contradicted = verifier.contradictedAt();
  const [failed] = timeline.failures();
  if (failed && failed[0] <= (contradicted ?? timeline.lastStep)) {
    const [step, reason] = failed;
    return {
      kind: 'diverged',
      trustedUntil: Math.min(proven, step - 1),
      differsAt: step,
      reason,
    };
  }
  if (contradicted !== null) {
    return { kind: 'diverged', trustedUntil: proven, differsAt: contradicted, reason: null };
  }
  if (checked === 0) return { kind: 'unproven' };
  return verifier.verdict()?.faithful
    ? { kind: 'faithful', checked }
    : { kind: 'partial', trustedUntil: proven };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
