import type { Action, StoreEnhancer } from '@reduxjs/toolkit';
import type { Segment, SegmentLimits } from './segments';
import { createSegmentRing } from './segments';

/** What the recorder stands on. */
interface RecorderPorts {
  clock: { now(): number };
  logger: { warn(message: string, details?: unknown): void };
  limits?: SegmentLimits;
}

/** A moment of the recording that later actions do not change. */
export interface Recording {
  /** When the visit began, in milliseconds of the app's clock. */
  startedAt: number;
  /** Oldest first; never none, though the only one may be empty. */
  segments: readonly Segment[];
  /** How many earlier actions of the visit were let go of. */
  droppedActions: number;
  /** The state after the last recorded action, and when that was. */
  state: unknown;
  at: number;
}

/** Records every action that reaches the reducers, with the states in between by reference. */
export interface FlightRecorder {
  /** To be the innermost one: it wraps the dispatch that calls the reducer. */
  enhancer: StoreEnhancer;
  read(): Recording;
  /** How many actions there were; tells whether anything changed. */
  count(): number;
  /** Forgets everything: another visit begins with the present state. */
  restart(): void;
}

/** Stands for an action at which the reducer threw, since the state stayed what it was. */
const reducerFailed = '@@trace/REDUCER_FAILED';
/** After so many errors of its own the recorder is off for the rest of the visit. */
const toleratedErrors = 3;

/** One for each store. It never throws and never changes what the store does. */
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
    if (errors >= toleratedErrors) return false;
    try {
      // A state that no recorded action led to, as after a jump in DevTools: nothing before it counts.
      if (hasGap || (depth === 0 && before !== state)) ring.restart();
      hasGap = false;
      at = clock.now();
      ring.append(before, action, at);
      count += 1;
      return true;
    } catch (error) {
      errors += 1;
      hasGap = true;
      if (errors === toleratedErrors) logger.warn('the flight recorder is off', String(error));
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
        // Nothing changed and nothing followed: it was the reducer that threw, not a subscriber.
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

/** The last segment goes on growing; the copies are of references, 250 at most. */
function frozen(segment: Segment): Segment {
  return { ...segment, actions: segment.actions.slice(), stamps: segment.stamps.slice() };
}
