import type { RootState } from '../../store/rootState';
import type { TraceAction } from './file/traceSchemas';
import type { Replay } from './openReplay';

/** What the ledger reads of an open file. */
export type Recorded = Pick<Replay, 'trace' | 'steps' | 'timeline'>;

/** A step with the states around it. */
export interface ReadStep {
  action: TraceAction;
  step: number;
  /** Milliseconds since the epoch. */
  at: number;
  state: RootState;
  /** Null at step 0. */
  before: RootState | null;
}

/**
 * Gives each step to its readers. Yields after each. A reader may throw: a file can hold the actions of
 * another build, or made-up ones, which say nothing that can be read.
 *
 * @returns whether every reader could read every step
 */
export function* readSteps(
  { trace, steps, timeline }: Recorded,
  ...readers: readonly { read(step: ReadStep): void }[]
): Generator<void, boolean> {
  let isWhole = true;
  let before: RootState | null = null;
  for (const { index, at } of steps) {
    const state = timeline.stateAt(index);
    const action = trace.actions[index] ?? { type: '' };
    for (const reader of readers) {
      try {
        reader.read({ action, step: index, at, state, before });
      } catch {
        // The next reader may understand it.
        isWhole = false;
      }
    }
    before = state;
    yield;
  }
  return isWhole;
}
