import type { TraceDetails, TraceEnvironment } from '../traceFormat';

/** A segment as masked text: nothing of it is read again before it stands in a file. */
export interface SealedSegment {
  number: number;
  /** Milliseconds since the epoch of the state before. */
  beganAt: number;
  /** The state before, as JSON with markers. */
  stateText: string;
  /** Its hash, as `hashState` gives it for the restored state. */
  stateHash: string;
  /** One lifted action each, as JSON with markers, oldest first. */
  actionTexts: readonly string[];
}

/** What is known of a visit beside its segments. */
export interface VisitHead {
  id: string;
  /** A mark of the player whose visit it is, which tells no id; null for nobody's. */
  owner: string | null;
  startedAt: number;
  savedAt: number;
  app: TraceDetails['app'];
  environment: TraceEnvironment;
  droppedActions: number;
  /** The hash of the last state; null where there was no time for it. */
  finalHash: string | null;
  /** The masked error that ended the visit, else null. */
  problem: string | null;
}

/** A visit as it is kept and saved: masked, and already text. */
export interface SealedVisit {
  head: VisitHead;
  /** Without a gap, oldest first. */
  segments: readonly SealedSegment[];
}

/** How many actions a visit holds. */
export function countSteps({ segments }: SealedVisit): number {
  return segments.reduce((sum, { actionTexts }) => sum + actionTexts.length, 0);
}
