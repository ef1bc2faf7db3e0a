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

export interface StepReader {
  read(step: ReadStep): void;
}

/**
 * Gives each step to its readers. Yields after each. A reader may throw: a file can hold the actions of
 * another build, or made-up ones, which say nothing that can be read.
 *
 * @returns the readers that could not read each step
 */
export function* readSteps(
  { trace, steps, timeline }: Recorded,
  ...readers: readonly StepReader[]
): Generator<void, ReadonlySet<StepReader>> {
  const failed = new Set<StepReader>();
  let before: RootState | null = null;
  for (const { index, at } of steps) {
    const state = timeline.stateAt(index);
    const action = trace.actions[index] ?? { type: '' };
    for (const reader of readers) {
      try {
        reader.read({ action, step: index, at, state, before });
      } catch {
        // The next reader may understand it.
        failed.add(reader);
      }
    }
    before = state;
    yield;
  }
  return failed;
}
