import { hashState } from '../../trace/stateHash';
import type { StateTimeline } from './stateTimeline';

/** Whether the replay is what the player saw, as far as it is proven. */
export type Faithfulness =
  | { kind: 'checking'; share: number }
  /** Every hash of the trace is that of the state computed here. */
  | { kind: 'faithful'; checked: number }
  /**
   * The states differ. `trustedUntil` is the last step whose hash was right (-1 for none),
   * `differsAt` the first whose hash was not, or where a reducer failed.
   */
  | { kind: 'diverged'; trustedUntil: number; differsAt: number; reason: string | null }
  /** The file has no hashes. */
  | { kind: 'unproven' };

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

  const inRange = checkpoints.filter(({ index }) => index <= timeline.lastStep);
  let trustedUntil = -1;
  for (const [position, { index, hash }] of inRange.entries()) {
    if (isCancelled()) return;
    if (hashState(timeline.stateAt(index)) !== hash) {
      tell(diverged(timeline, trustedUntil, index));
      return;
    }
    trustedUntil = index;
    tell({ kind: 'checking', share: (position + 1) / inRange.length });
    await pause();
  }
  if (isCancelled()) return;
  const [firstFailure] = timeline.failures().keys();
  if (firstFailure !== undefined) tell(diverged(timeline, trustedUntil, firstFailure));
  else if (inRange.length === 0) tell({ kind: 'unproven' });
  else tell({ kind: 'faithful', checked: inRange.length });
}

function diverged(
  timeline: StateTimeline<unknown>,
  trustedUntil: number,
  differsAt: number,
): Faithfulness {
  const failed = [...timeline.failures()].find(([step]) => step <= differsAt);
  return {
    kind: 'diverged',
    trustedUntil: failed ? Math.min(trustedUntil, failed[0] - 1) : trustedUntil,
    differsAt: failed ? failed[0] : differsAt,
    reason: failed ? failed[1] : null,
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
