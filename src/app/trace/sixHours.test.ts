import { gzipSync } from 'node:zlib';
import { makeRecordedStore } from '../../testing/makeRecordedStore';
import { simulateHours } from '../../testing/simulateHours';
import { readTrace, traceTextOf } from '../../testing/traceOf';
import { createKnownSecrets } from '../../trace/redaction/secrets';
import { createSerializer } from '../../trace/serializer';
import { verifyTrace } from '../../testing/verifyTrace';
import { rootReducer } from '../rootReducer';
import { createAppRedactor } from './redaction';

it('keeps six hours of play within bounds, true from the first kept step on, and small', async () => {
  const { store, recorder, clock } = makeRecordedStore();
  simulateHours(store, clock, 6);

  const text = traceTextOf(recorder);
  const file = readTrace(text);
  expect(recorder.count()).toBeGreaterThan(20_000);
  expect(file.nextActionId).toBeLessThanOrEqual(5001);
  expect(file.nextActionId).toBeGreaterThan(4000);
  expect(file.$trace.droppedActions + file.nextActionId - 1).toBe(recorder.count());
  expect(verifyTrace(file, rootReducer)).toEqual({ consistent: true });
  expect(gzipSync(text).length).toBeLessThan(500_000);

  // Serializing it can pause after each step.
  const pause = jest.fn(() => Promise.resolve());
  const { segments, state } = recorder.read();
  const serializer = createSerializer(createAppRedactor(createKnownSecrets()));
  await serializer.warmUp(segments, state, pause);
  expect(pause.mock.calls.length).toBeGreaterThan(file.nextActionId);
});
