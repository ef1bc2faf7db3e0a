import type { Action } from '@reduxjs/toolkit';
import { hashState } from './stateHash';
import type { TraceDetails, TraceFile } from './traceFormat';

/**
 * Whether a replay is the truth. `divergedFrom` is the first step that no hash vouches for: the one
 * after the last checkpoint that agreed, or 0 where not even the committed state did.
 */
export type TraceVerdict = { faithful: true } | { faithful: false; divergedFrom: number };

/** Compares states with a trace's checkpoints while somebody else computes them, in any order. */
export interface TraceVerifier {
  /** Takes the state after the staged action of this index; only at checkpoints it costs anything. */
  observe(index: number, state: unknown): void;
  /** What is known by now; null while all that was seen agrees but a checkpoint was not seen yet. */
  verdict(): TraceVerdict | null;
  /** The last step up to which every checkpoint was seen and agrees; -1 for none. */
  faithfulUpTo(): number;
  /** The first checkpoint that was seen and disagrees; null for none. */
  contradictedAt(): number | null;
}

/** Any reducer of plain actions. */
export type TraceReducer = (state: never, action: Action) => unknown;

/**
 * A verifier for the checkpoints of one file.
 *
 * @param checkpoints in rising order
 */
export function createTraceVerifier(
  checkpoints: TraceDetails['checkpoints'],
  lastStep: number,
): TraceVerifier {
  const agreement = new Map<number, boolean>();
  const hashes = new Map(checkpoints.map(({ index, hash }) => [index, hash]));

  const faithfulUpTo = () => {
    let reached = -1;
    for (const { index } of checkpoints) {
      if (agreement.get(index) !== true) break;
      reached = index;
    }
    return reached;
  };
  return {
    observe(index, state) {
      const hash = hashes.get(index);
      if (hash !== undefined && !agreement.has(index)) {
        agreement.set(index, hashState(state) === hash);
      }
    },
    verdict() {
      const reached = faithfulUpTo();
      const next = checkpoints.find(({ index }) => index > reached);
      if (next && !agreement.has(next.index)) return null;
      return reached === lastStep ? { faithful: true } : faithlessFrom(reached + 1);
    },
    faithfulUpTo,
    contradictedAt: () =>
      checkpoints.find(({ index }) => agreement.get(index) === false)?.index ?? null,
  };
}

/**
 * Replays a whole file and compares every checkpoint. A reducer that throws leaves the state as it
 * was, and the step that it failed at is not to be trusted.
 */
export function verifyTrace(file: TraceFile, reducer: TraceReducer): TraceVerdict {
  const verifier = createTraceVerifier(file.$trace.checkpoints, file.stagedActionIds.length - 1);
  const thrownAt: number[] = [];
  replayTrace(file, reducer, (index, state, error) => {
    if (error !== null) thrownAt.push(index);
    verifier.observe(index, state);
  });
  const verdict = verifier.verdict() ?? faithlessFrom(verifier.faithfulUpTo() + 1);
  const [firstThrow] = thrownAt;
  if (firstThrow === undefined) return verdict;
  return faithlessFrom(verdict.faithful ? firstThrow : Math.min(verdict.divergedFrom, firstThrow));
}

/**
 * Computes the states of a file one after another and hands each to `onState` with its index; the
 * error is what the reducer threw there, else null.
 */
export function replayTrace(
  file: TraceFile,
  reducer: TraceReducer,
  onState: (index: number, state: unknown, error: { thrown: unknown } | null) => void,
): void {
  let state = file.committedState;
  file.stagedActionIds.forEach((id, index) => {
    const lifted = file.actionsById[id];
    let error: { thrown: unknown } | null = null;
    try {
      if (lifted) state = reducer(state as never, lifted.action);
    } catch (thrown) {
      error = { thrown };
    }
    onState(index, state, error);
  });
}

function faithlessFrom(divergedFrom: number): TraceVerdict {
  return { faithful: false, divergedFrom };
}
