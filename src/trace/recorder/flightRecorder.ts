import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
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
export interface FlightRecorder {
  /** Must be the innermost one: it wraps the dispatch that calls the reducer. */
  enhancer: StoreEnhancer;
  read(): Recording;
  /** How many actions were recorded so far. */
  count(): number;
  /** Forgets everything and starts a new recording with the current state. */
  restart(): void;
}

/** Recorded in place of an action at which the reducer threw: the state did not change. */
const reducerFailed = '@@trace/REDUCER_FAILED';
/** After this many internal errors the recorder switches off. */
const maxErrors = 3;

/** One per store. It never throws and never changes what the store does. */
export function createFlightRecorder({ clock, logger, limits }: RecorderPorts): FlightRecorder {
  let startedAt = clock.now();
  let ring = createSegmentRing(startedAt, limits);
  let state: unknown;
  let at = startedAt;
  let count = 0;
  let depth = 0;
  let errors = 0;
  let hasGap = false;

  /** @returns whether the action was recorded */
  const record = (before: unknown, action: Action): boolean => {
    if (errors >= maxErrors) return false;
    try {
      // No recorded action led to this state, as after a jump in DevTools: what is before it is useless.
      if (hasGap || (depth === 0 && before !== state)) ring.restart();
      hasGap = false;
      at = clock.now();
      ring.append(before, action, at);
      count += 1;
      return true;
    } catch (error) {
      errors += 1;
      hasGap = true;
      if (errors === maxErrors) logger.warn('the flight recorder is off', String(error));
      return false;
    }
  };

  const enhancer: StoreEnhancer = (createStore) => (reducer, initialState) => {
    const store = createStore(reducer, initialState);
    state = store.getState();
    const dispatch = (action: Action) => {
      const before = store.getState();
      const isRecorded = record(before, action);
      const own = count;
      depth += 1;
      try {
        return store.dispatch(action as never);
      } catch (error) {
        // Nothing changed and nothing was recorded after it: the reducer threw, not a subscriber.
        if (isRecorded && own === count && store.getState() === before) {
          const details = { failed: action.type, reason: String(error) };
          ring.replaceLast({ type: reducerFailed, payload: details } as Action);
        }
        throw error;
      } finally {
        depth -= 1;
        if (isRecorded) state = store.getState();
      }
    };
    return { ...store, dispatch: dispatch as typeof store.dispatch };
  };

  return {
    enhancer,
    read() {
      const segments = ring.segments().map(frozen);
      if (segments.length === 0) segments.push(emptySegment(state, at));
      return { startedAt, segments, droppedActions: ring.dropped(), state, at };
    },
    count: () => count,
    restart() {
      startedAt = clock.now();
      at = startedAt;
      ring = createSegmentRing(startedAt, limits);
    },
  };
}

function emptySegment(before: unknown, beganAt: number): Segment {
  return { number: 0, before, beganAt, actions: [], stamps: [], weight: 0 };
}

/** The last segment keeps growing; a copy is of 250 references at most. */
function frozen(segment: Segment): Segment {
  return { ...segment, actions: segment.actions.slice(), stamps: segment.stamps.slice() };
}
