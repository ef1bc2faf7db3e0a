import type { Action } from '@reduxjs/toolkit';
import { hashState } from '../trace/stateHash';
import type { TraceFile } from '../trace/traceFormat';

/** `divergedFrom` is the first step that no checkpoint vouches for, or at which the reducer threw. */
type TraceVerdict = { consistent: true } | { consistent: false; divergedFrom: number };

type TraceReducer = (state: never, action: Action) => unknown;

/** Computes every state of a file, and compares those at its checkpoints. */
export function verifyTrace(file: TraceFile, reducer: TraceReducer): TraceVerdict {
  const expected = new Map(file.$trace.checkpoints.map(({ index, hash }) => [index, hash]));
  let verifiedUntil = -1;
  let failedAt = Infinity;
  replayTrace(file, reducer, (index, state, hasThrown) => {
    const hash = expected.get(index);
    const isWrong = hasThrown || (hash !== undefined && hash !== hashState(state));
    if (isWrong) failedAt = Math.min(failedAt, hasThrown ? index : verifiedUntil + 1);
    else if (hash !== undefined && failedAt === Infinity) verifiedUntil = index;
  });
  const lastStep = file.stagedActionIds.length - 1;
  if (failedAt === Infinity && verifiedUntil === lastStep) return { consistent: true };
  return { consistent: false, divergedFrom: Math.min(failedAt, verifiedUntil + 1) };
}

/** Calls `onState` with each state; one whose reducer threw is that of the step before. */
export function replayTrace(
  file: TraceFile,
  reducer: TraceReducer,
  onState: (index: number, state: unknown, hasThrown: boolean) => void,
): void {
  let state = file.committedState;
  file.stagedActionIds.forEach((id, index) => {
    const lifted = file.actionsById[id];
    let hasThrown = false;
    try {
      if (lifted) state = reducer(state as never, lifted.action);
    } catch {
      hasThrown = true;
    }
    onState(index, state, hasThrown);
  });
}
