import type { Action } from '@reduxjs/toolkit';
import { nextTask } from './nextTask';
import type { Segment } from './recorder/segments';
import type { Redactor } from './redaction/redactor';
import type { SerializedSegment } from './serializedRecording';
import { canonicalRow, hashState } from './stateHash';
import type { LiftedAction } from './traceFormat';

export function createSerializer(redactor: Redactor) {
  const hashes = new WeakMap<object, string>();
  const hash = (state: unknown): string => {
    const redacted = redactor.state(state) as object;
    const text = hashes.get(redacted) ?? hashState(redacted);
    hashes.set(redacted, text);
    return text;
  };
  /** Each save looks only at what is new since the last. */
  const warm = new WeakSet<object>();
  const redactLists = async (value: unknown, pause: () => Promise<void>): Promise<void> => {
    if (typeof value !== 'object' || value === null || warm.has(value)) return;
    if (Array.isArray(value)) {
      for (const row of value) {
        canonicalRow(redactor.value(row));
        await pause();
      }
    } else {
      for (const member of Object.values(value)) await redactLists(member, pause);
    }
    warm.add(value);
  };
  return {
    /** The hash of a redacted state. */
    hash,
    /** @param earlier what was written of this segment before; only what is new is added */
    segment(
      { number, before, beganAt, actions, stamps }: Segment,
      earlier?: SerializedSegment | null,
    ): SerializedSegment {
      const written = earlier?.actionTexts ?? [];
      const lifted = actions.slice(written.length).map((action, index): LiftedAction => ({
        type: 'PERFORM_ACTION',
        action: redactor.action(action) as Action,
        timestamp: stamps[written.length + index] ?? 0,
      }));
      return {
        number,
        beganAt,
        stateText: earlier?.stateText ?? JSON.stringify(redactor.state(before)),
        stateHash: earlier?.stateHash ?? hash(before),
        actionTexts: [...written, ...lifted.map((step) => JSON.stringify(step))],
      };
    },
    /**
     * Redacts and hashes ahead of time what the other two will need, without a long task. They work at
     * once without it too, for a page that is about to go.
     * @param pause called often; lets the page handle input when it is time to
     */
    async warmUp(segments: readonly Segment[], state: unknown, pause = pauseEvery(maxTaskMs)) {
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

/** Without pauses a file takes 1.3 times the 50 ms that a slow phone may, with 5,000 bets 3.7 times. */
const maxTaskMs = 5;

function pauseEvery(milliseconds: number): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < milliseconds) return;
    await nextTask();
    startedAt = performance.now();
  };
}
