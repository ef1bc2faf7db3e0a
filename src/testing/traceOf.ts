import { createAppRedactor } from '../trace/appRedactor';
import { restoreValues } from '../replay/engine/file/restoreValues';
import type { FlightRecorder } from '../trace/recorder/flightRecorder';
import { createKnownSecrets } from '../trace/redaction/secrets';
import { createSerializer } from '../trace/serializer';
import { traceText } from '../trace/traceFile';
import type { TraceDetails, TraceFile } from '../trace/traceFormat';

export const testApp = { version: '1.2.3', commit: 'abcdef0' };

export const testEnvironment = {
  language: 'km-KH',
  timeZone: 'Asia/Phnom_Penh',
  userAgent: 'a browser',
  viewport: { width: 360, height: 740 },
  pixelRatio: 2,
};

/**
 * The text of the recording's file.
 * @param changes details that differ from those of the tests
 */
export function traceTextOf(
  recorder: FlightRecorder,
  redactor = createAppRedactor(createKnownSecrets()),
  { words = '', ...changes }: Partial<TraceDetails> = {},
): string {
  const serializer = createSerializer(redactor);
  const recording = recorder.read();
  const head = {
    owner: null,
    id: 'test',
    startedAt: recording.startedAt,
    savedAt: recording.at,
    app: testApp,
    environment: testEnvironment,
    droppedActions: recording.droppedActions,
    finalHash: serializer.hash(recording.state),
    problem: null,
    isClosed: true,
    ...changes,
  };
  const segments = recording.segments.map((segment) => serializer.segment(segment));
  return [...traceText({ head, segments }, words)].join('');
}

/** The recording's file as the replay page reads it. */
export function traceOf(
  recorder: FlightRecorder,
  redactor?: Parameters<typeof traceTextOf>[1],
): TraceFile {
  return readTrace(traceTextOf(recorder, redactor));
}

/** What the replay page makes of a written value. */
export function readBack(text: string): unknown {
  return restoreValues(JSON.parse(text));
}

/** A file's text as the replay page reads it. */
export function readTrace(text: string): TraceFile {
  return readBack(text) as TraceFile;
}
