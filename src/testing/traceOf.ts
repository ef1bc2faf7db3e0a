import { restoreValues } from '../replay/file/restoreValues';
import { openWords, addressPatterns, tracedMutations } from '../app/trace/traceRules';
import { sealRecording, stateHashOf } from '../trace/file/sealRecording';
import type { Redaction } from '../trace/file/sealRecording';
import type { SealedVisit } from '../trace/file/sealedVisit';
import { runAtOnce } from '../trace/file/timeSlices';
import { traceText } from '../trace/file/traceText';
import { createMask } from '../trace/redaction/mask';
import type { KnownSecrets } from '../trace/redaction/knownSecrets';
import { createKnownSecrets } from '../trace/redaction/knownSecrets';
import type { FlightRecorder } from '../trace/recorder/flightRecorder';
import type { TraceFile } from '../trace/traceFormat';

export const testApp = { version: '1.2.3', commit: 'abcdef0' };

export const testEnvironment = {
  language: 'km-KH',
  timeZone: 'Asia/Phnom_Penh',
  userAgent: 'a browser',
  viewport: { width: 360, height: 740 },
  pixelRatio: 2,
};

/** The app's own redaction. */
export function appRedaction(knownSecrets: KnownSecrets = createKnownSecrets()): Redaction {
  const mask = createMask({ knownSecrets, openWords, patterns: addressPatterns });
  return { mask, mutations: tracedMutations };
}

/** The visit so far, as it would be sealed for a file. */
function sealedVisitOf(recorder: FlightRecorder, redaction = appRedaction()): SealedVisit {
  const recording = recorder.read();
  return {
    head: {
      owner: null,
      id: 'test',
      startedAt: recording.startedAt,
      savedAt: recording.at,
      app: testApp,
      environment: testEnvironment,
      droppedActions: recording.droppedActions,
      finalHash: runAtOnce(stateHashOf(recording.state, redaction)),
      problem: null,
    },
    segments: runAtOnce(sealRecording(recording, redaction)),
  };
}

/** The text of the visit's file. */
export function traceTextOf(recorder: FlightRecorder, redaction = appRedaction()): string {
  return [...traceText(sealedVisitOf(recorder, redaction), '')].join('');
}

/** The visit's file as the replay page reads it. */
export function traceOf(recorder: FlightRecorder, redaction = appRedaction()): TraceFile {
  return readTrace(traceTextOf(recorder, redaction));
}

/** What the replay page makes of a written value. */
export function readBack(text: string): unknown {
  return restoreValues(JSON.parse(text));
}

/** A file's text as the replay page reads it. */
export function readTrace(text: string): TraceFile {
  return readBack(text) as TraceFile;
}
