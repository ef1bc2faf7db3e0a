import { gzipSync } from 'node:zlib';
import { makeRecordedStore } from '../../testing/makeRecordedStore';
import { simulateHours } from '../../testing/simulateHours';
import { appRedaction, readTrace, traceTextOf } from '../../testing/traceOf';
import { sealRecording } from '../../trace/file/sealRecording';
import { verifyTrace } from '../../trace/verifyTrace';
import { rootReducer } from '../rootReducer';

it('six hours at the game: bounded, true from its first step on, and small', () => {
  const { store, recorder, clock } = makeRecordedStore();
  simulateHours(store, clock, 6);

  const text = traceTextOf(recorder);
  const file = readTrace(text);
  expect(recorder.count()).toBeGreaterThan(20_000);
  expect(file.nextActionId).toBeLessThanOrEqual(5001);
  expect(file.nextActionId).toBeGreaterThan(4000);
  expect(file.$trace.droppedActions + file.nextActionId - 1).toBe(recorder.count());
  expect(verifyTrace(file, rootReducer)).toEqual({ faithful: true });
  expect(gzipSync(text).length).toBeLessThan(500_000);

  // Sealing it for the file keeps no page busy: it can rest after each step.
  const rests = [...sealRecording(recorder.read(), appRedaction())];
  expect(rests.length).toBeGreaterThan(file.nextActionId);
});
