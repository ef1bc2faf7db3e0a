import type { rootReducer } from '../app/rootReducer';
import type { RootState } from '../store/rootState';
import type { FlightRecorder } from '../trace/recorder/flightRecorder';
import type { usualLimits } from '../trace/recorder/segments';
import { makeRecordedStore } from './makeRecordedStore';
import { createRandomActions } from './randomActions';

export interface RandomActionsOptions {
  actions: number;
  reducer?: typeof rootReducer;
  limits?: typeof usualLimits;
  seed?: number;
}

export interface RecordedActions {
  recorder: FlightRecorder;
  /** The state at the beginning and after each action. */
  states: RootState[];
  /** When each of them was reached, in milliseconds since the epoch. */
  stamps: number[];
}

/** The real reducers under random actions, one a second, without listeners. */
export function recordRandomActions({
  actions,
  seed = 5,
  ...made
}: RandomActionsOptions): RecordedActions {
  const { store, recorder, clock } = makeRecordedStore(made);
  const nextAction = createRandomActions(seed);
  const states = [store.getState()];
  const stamps = [clock.now()];
  while (states.length <= actions) {
    clock.advance(1000);
    store.dispatch(nextAction());
    states.push(store.getState());
    stamps.push(clock.now());
  }
  return { recorder, states, stamps };
}
