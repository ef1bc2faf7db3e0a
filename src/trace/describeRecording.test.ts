import { traceFileName } from './describeRecording';
import type { SerializedRecording } from './serializedRecording';

it('a file of a visit without an event is named after the round that its list of results led to', () => {
  const list = '{"endpointName":"getResults","payload":[{"roundId":240004},{"roundId":240003}]}';
  const recording = {
    head: { savedAt: Date.parse('2026-11-20T14:05:00+07:00') },
    segments: [{ actionTexts: [list], stateText: '{"game":{"round":{"id":null}}}' }],
  } as unknown as SerializedRecording;
  expect(traceFileName(recording, true)).toBe('2026-11-20-1405-round-240005.trace.json.gz');
});
