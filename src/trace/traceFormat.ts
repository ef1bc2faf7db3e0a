/**
 * The trace file: the lifted state of Redux DevTools as its importer takes it, so that the stock
 * extension opens it, with one more key, `$trace`, that only the replay page reads.
 */

/** The present version of the `$trace` key; raised when an older reader would misread a file. */
export const traceSchema = 1;

/** One action of the visit as DevTools lifts it; `timestamp` in milliseconds since the epoch. */
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
  /** The masked state before the first kept action. */
  committedState: unknown;
  currentStateIndex: number;
  /** Always empty: whoever opens the file computes the states with the real reducers. */
  computedStates: never[];
  isLocked: boolean;
  isPaused: boolean;
}

/** What the recorder knows beside the actions. */
export interface TraceDetails {
  schema: number;
  app: { version: string; commit: string };
  environment: TraceEnvironment;
  /** Milliseconds since the epoch: when the visit began and when the file was made. */
  startedAt: number;
  savedAt: number;
  /** How many earlier actions of the visit were let go of. */
  droppedActions: number;
  /**
   * Hashes of the masked state after the staged action of that index, in rising order; index 0 is
   * the committed state. The last one is of the final state.
   */
  checkpoints: { index: number; hash: string }[];
  /** The player's own words; empty where none were given. */
  words: string;
  /** The error that ended the visit; null where none did. */
  problem: string | null;
}

export interface TraceEnvironment {
  language: string;
  timeZone: string;
  userAgent: string;
  /** CSS pixels. */
  viewport: { width: number; height: number };
  pixelRatio: number;
}

export interface TraceFile extends LiftedTrace {
  $trace: TraceDetails;
}
