import { testApp, testEnvironment } from '../testing/traceOf';
import { hexText } from './reportSignature';
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
      steps: 1,
    },
  ],
});

const unzipped = (file: Blob) =>
  new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();

async function sha256Of(text: string) {
  return hexText(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

describe('traceFile', () => {
  // The text is made in pieces, which may end between the two halves of a character.
  it.each(['', '.', '..'])(
    'lets the bytes of the file be signed, whatever its characters: %j before them',
    async (before) => {
      const recording = recordingOf(before + '\u{1f3b1}'.repeat(80_000));
      const whole = [...traceText(recording, '')].join('');
      const digests: string[] = [];
      const { file, isSigned } = await traceFile(recording, '', (sha256) => {
        digests.push(sha256);
        return Promise.resolve('a.b.c');
      });
      expect(isSigned).toBe(true);
      expect(digests).toEqual([await sha256Of(whole)]);
      expect((await unzipped(file)) === `${whole.slice(0, -1)},"$signature":"a.b.c"}`).toBe(true);
    },
  );

  it.each([
    ['there is no signature', () => Promise.resolve(null)],
    ['signing fails', () => Promise.reject(new Error('no'))],
  ])('writes the file as without it if %s', async (_, sign) => {
    const recording = recordingOf('x'.repeat(100_000));
    const { file, isSigned } = await traceFile(recording, '', sign);
    expect(isSigned).toBe(false);
    const { file: plain } = await traceFile(recording, '');
    expect(await unzipped(file)).toBe(await unzipped(plain));
    expect(JSON.parse(await unzipped(file))).not.toHaveProperty('$signature');
  });

  it('signs a file that this browser cannot compress', async () => {
    const { CompressionStream } = globalThis;
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    const { file } = await traceFile(recordingOf('x'), '', () => Promise.resolve('a.b.c'));
    Object.assign(globalThis, { CompressionStream });
    expect(JSON.parse(await file.text())).toMatchObject({ $signature: 'a.b.c' });
  });
});
