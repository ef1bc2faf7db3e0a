import * as v from 'valibot';
import { isRecord } from './isRecord';
import type { TraceDetails } from './traceFormat';

const textOrNull = v.nullable(v.string());

/** A recording's data apart from its steps; all times in milliseconds since the epoch. */
export const headSchema = v.object({
  id: v.string(),
  /** The pseudonym of the recording's player; null if no player was signed in. */
  owner: textOrNull,
  startedAt: v.number(),
  savedAt: v.number(),
  // Parsed when a file is opened.
  app: v.custom<TraceDetails['app']>(isRecord),
  environment: v.custom<TraceDetails['environment']>(isRecord),
  droppedActions: v.number(),
  /** The hash of the last state. */
  finalHash: v.string(),
  /** The redacted error that ended it, else null. */
  problem: textOrNull,
  /** Whether it ends where the page or the session did. */
  isClosed: v.boolean(),
});

export type RecordingHead = v.InferOutput<typeof headSchema>;

/** A segment as redacted text, as stored and as written to a file. */
export const segmentSchema = v.object({
  number: v.number(),
  /** When the state before was reached. */
  beganAt: v.number(),
  /** The state before, as JSON with jsan markers, and its hash. */
  stateText: v.string(),
  stateHash: v.string(),
  /** A lifted action each, as JSON with jsan markers, oldest first. 1.0.0 stored runs of them too. */
  actionTexts: v.array(v.pipe(v.string(), v.startsWith('{"type":"PERFORM_ACTION"'))),
});

export type SerializedSegment = v.InferOutput<typeof segmentSchema>;

export interface SerializedRecording {
  head: RecordingHead;
  /** Oldest first, without a gap. */
  segments: readonly SerializedSegment[];
}

export function countActions(segments: readonly SerializedSegment[]): number {
  return segments.reduce((sum, { actionTexts }) => sum + actionTexts.length, 0);
}
