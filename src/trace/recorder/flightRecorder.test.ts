import { Tuple, configureStore } from '@reduxjs/toolkit';
import type { Action, Middleware } from '@reduxjs/toolkit';
import { fakeLogger } from '../../testing/fakePorts';
import { createFlightRecorder } from './flightRecorder';
import type { Recording } from './flightRecorder';

interface Counted {
  sum: number;
}

type Added = ReturnType<typeof added>;

const added = (by: number) => ({ type: 'added', payload: by });

const reduce = (state: Counted = { sum: 0 }, action: Action): Counted => {
  if (action.type === 'broken') throw new Error('no such sum');
  return action.type === 'added' ? { sum: state.sum + (action as Added).payload } : state;
};

interface Options {
  now?: () => number;
  middleware?: Middleware[];
}

function setUp({ now = () => 0, middleware = [] }: Options = {}) {
  const logger = fakeLogger();
  const recorder = createFlightRecorder({ clock: { now }, logger });
  const store = configureStore({
    reducer: reduce,
    middleware: () => new Tuple(...middleware),
    enhancers: (defaults) => defaults().concat(recorder.enhancer),
  });
  return { recorder, store, logger };
}

/** The state that the recorded actions lead to. */
function replayed({ segments }: Recording): unknown {
  return segments.flatMap(({ actions }) => actions).reduce(reduce, segments[0]?.before as Counted);
}

function ticking(): () => number {
  let now = 1000;
  return () => (now += 10);
}

it('the flight recorder records each action that reaches the reducer unchanged, with its time', () => {
  const { store, recorder } = setUp({ now: ticking() });
  const actions = [added(1), { type: 'unknown' }, added(2)];
  for (const action of actions) store.dispatch(action);
  const { segments, startedAt, at, state } = recorder.read();
  expect(segments).toHaveLength(1);
  expect(segments[0]?.actions).toEqual(actions);
  expect(segments[0]?.actions[0]).toBe(actions[0]);
  expect(segments[0]?.stamps).toEqual([1020, 1030, 1040]);
  expect([startedAt, at]).toEqual([1010, 1040]);
  expect(state).toBe(store.getState());
  expect(segments[0]?.before).toEqual({ sum: 0 });
});

it('a recording without actions has the first state', () => {
  const { store, recorder } = setUp();
  const { segments } = recorder.read();
  expect(segments).toHaveLength(1);
  expect(segments[0]?.before).toBe(store.getState());
});

it('the flight recorder records the actions of subscribers in their order', () => {
  const { store, recorder } = setUp();
  store.subscribe(() => {
    if (store.getState().sum === 1) store.dispatch(added(10));
  });
  store.dispatch(added(1));
  store.dispatch(added(100));
  expect(recorder.read().segments[0]?.actions).toEqual([added(1), added(10), added(100)]);
  expect(recorder.read().droppedActions).toBe(0);
});

it('a snapshot of the flight recorder is not changed by later actions', () => {
  const { store, recorder } = setUp();
  store.dispatch(added(1));
  const reading = recorder.read();
  store.dispatch(added(2));
  expect(reading.segments[0]?.actions).toHaveLength(1);
  expect(replayed(reading)).toEqual(reading.state);
});

it('the flight recorder keeps the newest 5,000 actions and the state before them', () => {
  const { store, recorder } = setUp();
  for (let count = 1; count <= 7321; count += 1) store.dispatch(added(count));
  const reading = recorder.read();
  expect(reading.segments).toHaveLength(20);
  const kept = reading.segments.reduce((sum, { actions }) => sum + actions.length, 0);
  expect(kept).toBeLessThanOrEqual(5000);
  expect(kept + reading.droppedActions).toBe(7321);
  expect(replayed(reading)).toEqual(store.getState());
});

it('the flight recorder keeps fewer actions when their lists are long', () => {
  const { store, recorder } = setUp();
  const rows = Array.from({ length: 10_000 }, () => 1);
  for (let count = 0; count < 50; count += 1) {
    store.dispatch({ type: 'listed', payload: rows });
    for (let more = 0; more < 30; more += 1) store.dispatch(added(1));
  }
  const reading = recorder.read();
  const actions = reading.segments.flatMap((segment) => segment.actions);
  expect(actions.filter(({ type }) => type === 'listed').length).toBeLessThanOrEqual(3);
  expect(actions.length).toBeGreaterThan(60);
  expect(replayed(reading)).toEqual(store.getState());
});

it('the flight recorder records by name an action at which the reducer threw, and the rest replays', () => {
  const { store, recorder } = setUp();
  store.dispatch(added(1));
  expect(() => store.dispatch({ type: 'broken' })).toThrow('no such sum');
  store.dispatch(added(2));
  const reading = recorder.read();
  expect(reading.segments[0]?.actions[1]).toMatchObject({
    type: '@@trace/REDUCER_FAILED',
    payload: { failed: 'broken', reason: 'Error: no such sum' },
  });
  expect(replayed(reading)).toEqual({ sum: 3 });
});

describe('an error in the flight recorder', () => {
  const failing = (times: number) => {
    let left = times;
    let isReady = false;
    return {
      now: () => {
        if (isReady && left-- > 0) throw new Error('no clock');
        return 7;
      },
      arm: () => (isReady = true),
    };
  };

  it('discards what was recorded before, and does not reach the app', () => {
    const clock = failing(1);
    const { store, recorder, logger } = setUp({ now: clock.now });
    store.dispatch(added(1));
    clock.arm();
    store.dispatch(added(2));
    store.dispatch(added(3));
    expect(store.getState()).toEqual({ sum: 6 });
    expect(replayed(recorder.read())).toEqual({ sum: 6 });
    expect(logger.lines).toEqual([]);
  });

  it('switches the recorder off the third time, with one log entry', () => {
    const clock = failing(Infinity);
    const { store, recorder, logger } = setUp({ now: clock.now });
    store.dispatch(added(1));
    clock.arm();
    for (let count = 0; count < 10; count += 1) store.dispatch(added(1));
    expect(store.getState()).toEqual({ sum: 11 });
    expect(logger.lines).toHaveLength(1);
    const reading = recorder.read();
    expect(replayed(reading)).toEqual(reading.state);
  });
});
