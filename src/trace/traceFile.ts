import type { SerializedRecording } from './serializer';
import { traceSchema } from './traceFormat';
import type { LiftedTrace, TraceDetails } from './traceFormat';

export function countActions({ segments }: SerializedRecording): number {
  return segments.reduce((sum, { actionTexts }) => sum + actionTexts.length, 0);
}

/**
 * The text of a recording's file, in pieces.
 * @param message the player's own description, redacted
 */
export function* traceText(recording: SerializedRecording, message: string): Generator<string> {
  const { segments, head } = recording;
  const first = segments[0];
  yield '{"monitorState":{},"actionsById":{';
  yield `"0":{"type":"PERFORM_ACTION","action":{"type":"@@INIT"},"timestamp":${first?.beganAt ?? head.startedAt}}`;
  let id = 0;
  for (const { actionTexts } of segments) {
    for (const text of actionTexts) yield `,"${(id += 1)}":${text}`;
  }
  yield `},"committedState":${first?.stateText ?? 'null'},`;
  yield JSON.stringify(frameOf(id + 1)).slice(1, -1);
  yield `,"$trace":${JSON.stringify(detailsOf(recording, message))}}`;
}

/** Whether this browser can compress. */
export function canGzip(): boolean {
  return typeof CompressionStream === 'function';
}

/** The file itself, gzipped if the browser can, made without a long task. */
export async function traceFile(recording: SerializedRecording, message: string): Promise<Blob> {
  if (!canGzip()) return new Blob([...traceText(recording, message)]);
  const file = streamOf(traceText(recording, message))
    .pipeThrough(new TextEncoderStream())
    .pipeThrough(new CompressionStream('gzip'));
  return new Response(file).blob();
}

/** Characters that are encoded and compressed in one task: a few milliseconds of work. */
const batchLength = 64_000;

function streamOf(pieces: Iterable<string>): ReadableStream<string> {
  const batches = batchesOf(pieces);
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve));
      const next = batches.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
  });
}

function* batchesOf(pieces: Iterable<string>): Generator<string, void> {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    while (batch.length >= batchLength) {
      yield batch.slice(0, batchLength);
      batch = batch.slice(batchLength);
    }
  }
  yield batch;
}

/** The members that every file with this many steps has. */
function frameOf(
  steps: number,
): Omit<LiftedTrace, 'monitorState' | 'actionsById' | 'committedState'> {
  return {
    nextActionId: steps,
    stagedActionIds: Array.from({ length: steps }, (_, id) => id),
    skippedActionIds: [],
    currentStateIndex: 0,
    computedStates: [],
    isLocked: false,
    isPaused: false,
  };
}

function detailsOf(recording: SerializedRecording, message: string): TraceDetails {
  const { app, environment, startedAt, savedAt, droppedActions, problem } = recording.head;
  return {
    schema: traceSchema,
    app,
    environment,
    startedAt,
    savedAt,
    droppedActions,
    checkpoints: checkpointsOf(recording),
    words: message,
    problem,
  };
}

function checkpointsOf(recording: SerializedRecording): TraceDetails['checkpoints'] {
  let index = 0;
  const checkpoints = recording.segments.map(({ stateHash, actionTexts }) => {
    const checkpoint = { index, hash: stateHash };
    index += actionTexts.length;
    return checkpoint;
  });
  const { finalHash } = recording.head;
  if (finalHash !== null && index > 0) checkpoints.push({ index, hash: finalHash });
  return checkpoints;
}
