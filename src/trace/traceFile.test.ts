import { testApp, testEnvironment } from '../testing/traceOf';
import type { SerializedRecording } from './serializedRecording';
import { traceFile, traceText } from './traceFile';

/** A recording whose state is this text. */
const recordingOf = (text: string): SerializedRecording => ({
  head: {
    id: 'test',
    owner: null,
    startedAt: 0,
    savedAt: 1000,
    app: testApp,
    environment: testEnvironment,
    droppedActions: 0,
    finalHash: 'b',
    problem: null,
    isClosed: true,
  },
  segments: [
    {
      number: 0,
      beganAt: 0,
      stateText: JSON.stringify({ text }),
      stateHash: 'a',
      actionTexts: ['{"type":"PERFORM_ACTION","action":{"type":"a"},"timestamp":1}'],
    },
  ],
});

const unzipped = (file: Blob) =>
  new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();

describe('traceFile', () => {
  // The text is made in pieces, which may end between the two halves of a character.
  it.each(['', '.', '..'])(
    'zips the whole text, whatever its characters: %j before them',
    async (before) => {
      const recording = recordingOf(before + '\u{1f3b1}'.repeat(80_000));
      const whole = [...traceText(recording, '')].join('');
      expect((await unzipped(await traceFile(recording, ''))) === whole).toBe(true);
    },
  );

  it('is plain text where the browser cannot compress', async () => {
    const { CompressionStream } = globalThis;
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    const file = await traceFile(recordingOf('x'), 'bet 7 lost');
    Object.assign(globalThis, { CompressionStream });
    expect(JSON.parse(await file.text())).toMatchObject({ $trace: { words: 'bet 7 lost' } });
  });
});
