/**
 * The trace file: the lifted state of Redux DevTools as its importer takes it, so that the stock extension
 * opens it, with one more key, `$trace`, that only the replay page reads.
 */

/** The schema of the `$trace` key; it rises when an older reader would misread a file. */
export const traceSchema = 1;

/** One action as DevTools lifts it; `timestamp` in milliseconds since the epoch. */
export interface LiftedAction {
  type: 'PERFORM_ACTION';
  action: { readonly type: string };
  timestamp: number;
}

/** What DevTools imports. Ids are whole numbers without a gap, from `@@INIT` at 0. */
export interface LiftedTrace {
  monitorState: Record<string, never>;
  actionsById: Record<string, LiftedAction>;
  nextActionId: number;
  stagedActionIds: number[];
  skippedActionIds: number[];
  /** The redacted state before the first kept action. */
  committedState: unknown;
  currentStateIndex: number;
  /** Always empty: the replay computes the states with the real reducers. */
  computedStates: never[];
  isLocked: boolean;
  isPaused: boolean;
}

/** What DevTools needs besides the actions, `@@INIT` among the steps, and the state before them. */
export function liftedRest(
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

/** What the recorder knows besides the actions. */
export interface TraceDetails {
  /** {@link traceSchema}. */
  schema: number;
  app: { version: string; commit: string };
  environment: TraceEnvironment;
  /** Milliseconds since the epoch: when the recording began and when it was saved. */
  startedAt: number;
  savedAt: number;
  /** How many older actions were dropped. */
  droppedActions: number;
  /**
   * Hashes of the redacted state after the staged action of that index, in rising order; index 0 is
   * the committed state, the last one the final state.
   */
  checkpoints: { index: number; hash: string }[];
  /** The player's own description; empty for none. */
  words: string;
  /** The error that ended the recording; null for none. */
  problem: string | null;
  /**
   * Whether the file holds the end: it was saved from the running page, or written as the page was left
   * or the session ended. If not, for example after a crash, the last seconds may be missing.
   */
  isClosed: boolean;
}

export interface TraceEnvironment {
  language: string;
  timeZone: string;
  userAgent: string;
  /** When the recording began; CSS pixels. */
  viewport: { width: number; height: number };
  pixelRatio: number;
}

export interface TraceFile extends LiftedTrace {
  $trace: TraceDetails;
}
