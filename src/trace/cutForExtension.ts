import { hashState } from './stateHash';
import type { LiftedAction, TraceFile } from './traceFormat';

/** The panel receives every computed state; above about this many characters it shows nothing. */
const panelLimit = 40_000_000;

export interface CutOptions {
  /**
   * The state after the staged action of an index, as the replay computes it. Without it a file
   * is left whole.
   */
  computeState?: (index: number) => unknown;
  /** Characters of all states together; {@link panelLimit} by default. */
  limit?: number;
}

/**
 * The end of a trace that Redux DevTools can take: steps times state size within its limit, from a
 * checkpoint on where one is near enough, else from any step. A file that fits is returned as it is.
 */
export function cutForExtension(file: TraceFile, options: CutOptions = {}): TraceFile {
  const { computeState, limit = panelLimit } = options;
  const lastStep = file.stagedActionIds.length - 1;
  const sizeOfState = Math.max(textSize(file.committedState), textSize(computeState?.(lastStep)));
  const keptSteps = Math.max(1, Math.floor(limit / Math.max(1, sizeOfState)));
  if (lastStep + 1 <= keptSteps || computeState === undefined) return file;
  const earliest = lastStep + 1 - keptSteps;
  const checkpoint = file.$trace.checkpoints.find(
    ({ index }) => index >= earliest && index < lastStep,
  );
  const start = checkpoint?.index ?? earliest;
  return fileFrom(file, start, computeState(start));
}

function fileFrom(file: TraceFile, start: number, committedState: unknown): TraceFile {
  const kept = file.stagedActionIds.slice(start).map((id) => file.actionsById[id]);
  const actionsById: Record<string, LiftedAction> = {};
  kept.forEach((lifted, id) => {
    if (lifted) actionsById[id] = id === 0 ? { ...lifted, action: { type: '@@INIT' } } : lifted;
  });
  const checkpoints = file.$trace.checkpoints
    .filter(({ index }) => index > start)
    .map(({ index, hash }) => ({ index: index - start, hash }));
  return {
    ...file,
    actionsById,
    nextActionId: kept.length,
    stagedActionIds: kept.map((_, id) => id),
    skippedActionIds: [],
    currentStateIndex: 0,
    committedState,
    $trace: {
      ...file.$trace,
      droppedActions: file.$trace.droppedActions + start,
      checkpoints: [{ index: 0, hash: hashState(committedState) }, ...checkpoints],
    },
  };
}

function textSize(state: unknown): number {
  return state === undefined ? 0 : JSON.stringify(state).length;
}
