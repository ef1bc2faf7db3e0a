import type { Segment } from './recorder/segments';
import type { Redactor } from './redaction/redactor';
import { canonicalRow, hashState } from './stateHash';
import type { TraceDetails, TraceEnvironment } from './traceFormat';

/** A segment as redacted text, as it is stored and as it stands in a file. */
export interface SerializedSegment {
  number: number;
  /** When the state before was reached, in milliseconds since the epoch. */
  beganAt: number;
  /** The state before, as JSON with jsan markers. */
  stateText: string;
  /** Its {@link hashState}. */
  stateHash: string;
  /** One lifted action each, as JSON with jsan markers, oldest first. */
  actionTexts: readonly string[];
}

export interface RecordingHead {
  id: string;
  /** The pseudonym of the player whose recording it is; null for nobody's. */
  owner: string | null;
  /** Milliseconds since the epoch. */
  startedAt: number;
  savedAt: number;
  app: TraceDetails['app'];
  environment: TraceEnvironment;
  droppedActions: number;
  /** The hash of the last state; null if an older version did not compute it. */
  finalHash: string | null;
  /** The redacted error that ended it, else null. */
  problem: string | null;
}

export interface SerializedRecording {
  head: RecordingHead;
  /** Oldest first, without a gap. */
  segments: readonly SerializedSegment[];
}

export interface Serializer {
  /** The hash of a redacted state. */
  hash(state: unknown): string;
  /** @param earlier what was written of this segment before; only what is new is added */
  segment(segment: Segment, earlier?: SerializedSegment | null): SerializedSegment;
  /**
   * Redacts and hashes ahead of time what the other two will need, without a long task. They work at
   * once without it too, for a page that is about to go.
   * @param pause called often; lets the page handle input when it is time to
   */
  warmUp(segments: readonly Segment[], state: unknown, pause?: () => Promise<void>): Promise<void>;
}

export function createSerializer(redactor: Redactor): Serializer {
  const hashes = new WeakMap<object, string>();
  const hash = (state: unknown) => {
    const redacted = redactor.state(state);
    if (typeof redacted !== 'object' || redacted === null) return hashState(redacted);
    const text = hashes.get(redacted) ?? hashState(redacted);
    hashes.set(redacted, text);
    return text;
  };
  const redactLists = async (value: unknown, pause: () => Promise<void>): Promise<void> => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) {
      for (const member of Object.values(value)) await redactLists(member, pause);
      return;
    }
    for (const row of value) {
      canonicalRow(redactor.value(row));
      await pause();
    }
  };
  return {
    hash,
    segment: ({ number, before, beganAt, actions, stamps }, earlier) => ({
      number,
      beganAt,
      stateText: earlier?.stateText ?? textOf(redactor.state(before)),
      stateHash: earlier?.stateHash ?? hash(before),
      actionTexts: actions.map(
        (action, index) =>
          earlier?.actionTexts[index] ??
          `{"type":"PERFORM_ACTION","action":${textOf(redactor.action(action))},"timestamp":${stamps[index] ?? 0}}`,
      ),
    }),
    async warmUp(segments, state, pause = pauseEvery(maxTaskMs)) {
      for (const { before, actions } of segments) {
        for (const value of [before, ...actions]) {
          await redactLists(value, pause);
          await pause();
        }
        hash(before);
        await pause();
      }
      await redactLists(state, pause);
      hash(state);
      await pause();
    },
  };
}

function textOf(redacted: unknown): string {
  return JSON.stringify(redacted);
}

/** How long a task of {@link Serializer.warmUp} takes, in milliseconds. */
const maxTaskMs = 5;

function pauseEvery(milliseconds: number): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < milliseconds) return;
    // A timer, because nothing waits for this work.
    await new Promise((resolve) => setTimeout(resolve));
    startedAt = performance.now();
  };
}
