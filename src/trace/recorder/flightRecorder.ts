import type { Action, Reducer, StoreEnhancer } from '@reduxjs/toolkit';
import type { Segment, SegmentLimits } from './segments';
import { createSegmentRing } from './segments';

interface RecorderPorts {
  clock: { now(): number };
  logger: { warn(message: string, details?: unknown): void };
  limits?: SegmentLimits;
}

/** A snapshot of the recording; all times in milliseconds of the app's clock. */
export interface Recording {
  startedAt: number;
  /** Oldest first; at least one, which may be empty. */
  segments: readonly Segment[];
  /** How many older actions are no longer kept. */
  droppedActions: number;
  /** The state after the last recorded action, and its time. */
  state: unknown;
  at: number;
}

/** Records every action that reaches the reducers, and a state per segment by reference. */
export type FlightRecorder = ReturnType<typeof createFlightRecorder>;

/** Recorded in place of an action at which the reducer threw: the state did not change. */
const reducerFailed = '@@trace/REDUCER_FAILED';
/** After this many internal errors the recorder switches off. */
const maxErrors = 3;

/** One per store. It never throws and never changes what the store does. */
export function createFlightRecorder({ clock, logger, limits }: RecorderPorts) {
  let startedAt = clock.now();
  let ring = createSegmentRing(startedAt, limits);
  let state: unknown;
  let at = startedAt;
  let count = 0;
  let errors = 0;

  const record = (before: unknown, action: Action, after: unknown) => {
    if (errors >= maxErrors) return;
    try {
      at = clock.now();
      // No recorded action led to this state, for example in DevTools: what is before it is useless.
      if (before !== state) ring.restart();
      ring.append(before, action, at);
      state = after;
      count += 1;
    } catch (error) {
      errors += 1;
      if (errors === maxErrors) logger.warn('the flight recorder is off', String(error));
    }
  };

  const recorded = <State, A extends Action, Preloaded>(
    reducer: Reducer<State, A, Preloaded>,
  ): Reducer<State, A, Preloaded> => {
    return (before, action) => {
      // Redux and DevTools initialize the state with actions of their own.
      if (action.type.startsWith('@@')) return reducer(before, action);
      let after: State;
      try {
        after = reducer(before, action);
      } catch (error) {
        const payload = { failed: action.type, reason: String(error) };
        record(before, { type: reducerFailed, payload } as Action, before);
        throw error;
      }
      record(before, action, after);
      return after;
    };
  };

  /** Must be the innermost one: it wraps the reducer. */
  const enhancer: StoreEnhancer = (createStore) => (reducer, initialState) => {
    const store = createStore(recorded(reducer), initialState);
    state = store.getState();
    return { ...store, replaceReducer: (next) => store.replaceReducer(recorded(next)) };
  };

  return {
    enhancer,
    read: (): Recording => ({
      startedAt,
      segments: ring.read(state),
      droppedActions: ring.dropped(),
      state,
      at,
    }),
    /** How many actions were recorded so far. */
    count: () => count,
    /** Forgets everything and starts a new recording with the current state. */
    restart(): void {
      startedAt = clock.now();
      at = startedAt;
      ring = createSegmentRing(startedAt, limits);
    },
  };
}
