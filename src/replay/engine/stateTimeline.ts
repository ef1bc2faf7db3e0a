import type { UnknownAction } from '@reduxjs/toolkit';
import { messageOf } from '../../platform/logger';

/** The states of a recording: step 0 is the state before it, step n the state after its nth action. */
export type StateTimeline<State> = ReturnType<typeof createStateTimeline<State>>;

/**
 * The states that a reducer makes of a list of actions. Each is computed once and kept: states share
 * whatever an action left alone, so thousands of them take little more memory than the actions.
 *
 * @param actions the first one is `@@INIT`
 */
export function createStateTimeline<State>(
  reduce: (state: State | undefined, action: UnknownAction) => State,
  initialState: State | undefined,
  actions: readonly UnknownAction[],
) {
  const states: State[] = [];
  const failures = new Map<number, string>();

  function computeNext(): void {
    const step = states.length;
    const before = step === 0 ? initialState : states[step - 1];
    try {
      states.push(reduce(before, actions[step] ?? { type: '' }));
    } catch (error) {
      failures.set(step, messageOf(error));
      // Step 0 may have no state to stay with; the reducer's own initial state is the nearest.
      states.push(before ?? reduce(undefined, { type: '@@INIT' }));
    }
  }

  return {
    lastStep: actions.length - 1,
    /** The message of what a reducer threw, by step; the state stayed as it was. */
    failures: failures as ReadonlyMap<number, string>,
    /** The state after a step; computes what is still missing before it. */
    stateAt(step: number): State {
      while (states.length <= step) computeNext();
      return states[step] as State;
    },
  };
}
