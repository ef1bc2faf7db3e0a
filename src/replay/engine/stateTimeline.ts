import type { UnknownAction } from '@reduxjs/toolkit';

/** One state is kept per interval of steps; those between are computed again on demand. */
const checkpointEvery = 64;
/** So many stretches of neighbouring states are kept, so that a step back and forth renders nothing. */
const keptStretches = 6;

/** The states of a recording: step 0 is the state before it, step n the state after its nth action. */
export interface StateTimeline<State> {
  readonly lastStep: number;
  /** The state after a step; computes what is still missing before it. */
  stateAt(step: number): State;
  /** Computes states until it must stop; true once every step was computed. */
  computeOn(mustStop: () => boolean): boolean;
  /** The message of what a reducer threw, by step; the state stayed as it was. */
  failures(): ReadonlyMap<number, string>;
}

/**
 * The states that a reducer makes of a list of actions, for going to any step at any time without
 * keeping a state for each.
 *
 * @param actions the first one is `@@INIT`
 */
export function createStateTimeline<State>(
  reduce: (state: State | undefined, action: UnknownAction) => State,
  initialState: State | undefined,
  actions: readonly UnknownAction[],
): StateTimeline<State> {
  const failures = new Map<number, string>();
  const checkpoints: State[] = [];
  const stretches = new Map<number, State[]>();
  let frontier = -1;
  let frontierState = initialState;

  function after(state: State | undefined, step: number): State {
    try {
      return reduce(state, actions[step] ?? { type: '' });
    } catch (error) {
      failures.set(step, error instanceof Error ? error.message : String(error));
      // Step 0 has nothing to stay with; the reducer's own beginning is the nearest.
      return state ?? reduce(undefined, { type: '@@INIT' });
    }
  }

  function advance(): void {
    frontier += 1;
    frontierState = after(frontierState, frontier);
    if (frontier % checkpointEvery === 0) checkpoints.push(frontierState);
  }

  function stretchOf(number: number): State[] {
    let states = stretches.get(number);
    if (states === undefined) {
      const first = checkpoints[number];
      if (first === undefined) throw new Error(`no checkpoint ${number}`);
      states = [first];
      if (stretches.size >= keptStretches) stretches.delete(stretches.keys().next().value ?? 0);
    } else {
      stretches.delete(number);
    }
    stretches.set(number, states);
    return states;
  }

  return {
    lastStep: actions.length - 1,
    stateAt(step) {
      while (frontier < step) advance();
      const number = Math.floor(step / checkpointEvery);
      const states = stretchOf(number);
      const offset = step % checkpointEvery;
      for (let at = states.length; at <= offset; at += 1) {
        states.push(after(states[at - 1], number * checkpointEvery + at));
      }
      return states[offset] as State;
    },
    computeOn(mustStop) {
      while (frontier < actions.length - 1) {
        if (mustStop()) return false;
        advance();
      }
      return true;
    },
    failures: () => failures,
  };
}
