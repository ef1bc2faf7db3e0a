import { gzipSync } from 'node:zlib';
import { openReplay } from '../replay/engine/openReplay';
import { makeRecordedStore } from '../testing/makeRecordedStore';
import { emptyDatabases } from '../testing/testDatabase';
import { readTrace, testApp, testEnvironment } from '../testing/traceOf';
import { verificationOf } from '../testing/verifyTrace';
import { Visit } from '../testing/visits/visit';
import { createRecordingPersister } from './recordingPersister';
import { createRecordingStore } from './recordingStore';
import { createKnownSecrets } from './redaction/secrets';
import { createSerializer } from './serializer';
import { traceText } from './traceFile';
import { createAppRedactor } from './appRedactor';

const hourMs = 3_600_000;

it('keeps the last five of six hours of play, true from the first kept step on, and small', async () => {
  const { store, recorder, clock } = makeRecordedStore();
  const redactor = createAppRedactor(createKnownSecrets());
  const persister = createRecordingPersister({
    recorder,
    redactor,
    store: createRecordingStore(emptyDatabases()),
    originOf: () => ({
      id: 'long',
      owner: null,
      savedAt: clock.now(),
      app: testApp,
      environment: testEnvironment,
    }),
    logger: { info: () => undefined },
  });
  const visit = new Visit(store.dispatch, clock);
  for (let hour = 0; hour < 6; hour += 1) {
    visit.playHours(1);
    await persister.saveNow();
  }
  expect(recorder.count()).toBeGreaterThan(21_000);

  // The memory holds no more than a recorder without a store.
  const { segments, state } = recorder.read();
  const inMemory = segments.reduce((sum, { actions }) => sum + actions.length, 0);
  expect(inMemory).toBeLessThanOrEqual(5000);

  const text = [...traceText(await persister.serialize(), '')].join('');
  const file = readTrace(text);
  const steps = file.nextActionId - 1;
  expect(steps).toBeLessThanOrEqual(20_000);
  expect(file.$trace.droppedActions + steps).toBe(recorder.count());
  expect(clock.now() - (file.actionsById[0]?.timestamp ?? 0)).toBeGreaterThan(4.9 * hourMs);
  expect(verificationOf(file)).toMatchObject({ kind: 'consistent' });
  expect(gzipSync(text).length).toBeLessThan(800_000);
  expect(openReplay('long', text, 0).steps).toHaveLength(steps + 1);

  // Serializing it can pause after each step.
  const pause = jest.fn(() => Promise.resolve());
  await createSerializer(redactor).warmUp(segments, state, pause);
  expect(pause.mock.calls.length).toBeGreaterThan(inMemory);
}, 300_000);
