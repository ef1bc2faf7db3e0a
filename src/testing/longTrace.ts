import { makeRecordedStore } from './makeRecordedStore';
import { simulateHours } from './simulateHours';
import { traceTextOf } from './traceOf';

/** The text of a file of a player who sits at the game; that of two hours is written compactly. */
export function longTraceText(hours = 2): string {
  const { store, recorder, clock } = makeRecordedStore({
    limits: { actions: 250, segments: 1000, weight: 1e9 },
  });
  simulateHours(store, clock, hours);
  return traceTextOf(recorder);
}
