import { Tuple, configureStore } from '@reduxjs/toolkit';
import { rootReducer } from '../app/rootReducer';
import { createFlightRecorder } from '../trace/recorder/flightRecorder';
import { usualLimits } from '../trace/recorder/segments';
import { fakeClock, fakeLogger } from './fakePorts';

/** The real reducers under a recorder, without listeners and the checks of a development store. */
export function makeRecordedStore({
  limits = usualLimits,
  now = '2026-11-20T14:00:00+07:00',
} = {}) {
  const clock = fakeClock(now);
  const recorder = createFlightRecorder({ clock, logger: fakeLogger(), limits });
  const store = configureStore({
    reducer: rootReducer,
    middleware: () => new Tuple(),
    enhancers: (defaults) => defaults().concat(recorder.enhancer),
  });
  return { store, recorder, clock };
}
