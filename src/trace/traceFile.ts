import { nextTask } from './nextTask';
import type { SerializedRecording } from './serializedRecording';
import { liftedRest, traceSchema } from './traceFormat';
import type { TraceDetails } from './traceFormat';

/**
 * The text of a recording's file, in pieces.
 * @param message the player's own description, redacted
 */
export function* traceText(recording: SerializedRecording, message: string): Generator<string> {
  const { segments, head } = recording;
  const [first] = segments;
  const timestamp = first?.beganAt ?? head.startedAt;
  const init = `{"type":"PERFORM_ACTION","action":{"type":"@@INIT"},"timestamp":${timestamp}}`;
  yield `{"monitorState":{},"actionsById":{"0":${init}`;
  let steps = 1;
  for (const { actionTexts } of segments) {
    for (const text of actionTexts) {
      yield `,"${steps}":${text}`;
      steps += 1;
    }
  }
  const $trace = detailsOf(recording, message);
  yield `},"committedState":${first?.stateText ?? 'null'},`;
  yield JSON.stringify({ ...liftedRest(steps), $trace }).slice(1);
}

/** Whether this browser can compress. */
export function canGzip(): boolean {
  return typeof CompressionStream === 'function';
}

/** The file itself, gzipped if the browser can, made without a long task. */
export async function traceFile(recording: SerializedRecording, message: string): Promise<Blob> {
  const pieces = traceText(recording, message);
  if (!canGzip()) return new Blob([...pieces]);
  const file = streamOf(pieces)
    .pipeThrough(new TextEncoderStream())
    .pipeThrough(new CompressionStream('gzip'));
  return new Response(file).blob();
}

/** Characters per task. A Blob's own stream takes 1.7 times the 50 ms that a slow phone may. */
const batchLength = 64_000;

function streamOf(pieces: Iterable<string>): ReadableStream<string> {
  const batches = batchesOf(pieces);
  return new ReadableStream({
    async pull(controller) {
      await nextTask();
      const next = batches.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
  });
}

/** Never empty, and never with half a character at an end. */
function* batchesOf(pieces: Iterable<string>): Generator<string, void> {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    while (batch.length > batchLength) {
      const isPair = (batch.codePointAt(batchLength - 1) ?? 0) > 0xffff;
      const end = isPair ? batchLength + 1 : batchLength;
      yield batch.slice(0, end);
      batch = batch.slice(end);
    }
  }
  if (batch !== '') yield batch;
}

function detailsOf(recording: SerializedRecording, message: string): TraceDetails {
  const { id: _id, owner: _owner, finalHash: _hash, ...details } = recording.head;
  const checkpoints = checkpointsOf(recording);
  return { schema: traceSchema, ...details, checkpoints, words: message };
}

function checkpointsOf({ segments, head }: SerializedRecording): TraceDetails['checkpoints'] {
  let index = 0;
  const checkpoints = segments.map((segment) => {
    const checkpoint = { index, hash: segment.stateHash };
    index += segment.actionTexts.length;
    return checkpoint;
  });
  if (index > 0) checkpoints.push({ index, hash: head.finalHash });
  return checkpoints;
}
