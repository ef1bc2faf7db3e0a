import type { LiftedAction, TraceFile } from './traceFormat';

/** The panel receives every computed state; above about this many characters it shows nothing. */
const panelLimit = 40_000_000;
/** Of so many neighbouring steps one state is measured. */
const measureEvery = 64;

/**
 * The end of a trace that Redux DevTools can take: all states together within its limit, from a
 * checkpoint on where one is near enough, else from any step. A file that fits is returned as it is.
 *
 * @param computeState the state after the staged action of an index, as the replay computes it
 * @param limit characters of all states together
 */
export function cutForDevTools(
  file: TraceFile,
  computeState: (index: number) => unknown,
  limit = panelLimit,
): TraceFile {
  const lastStep = file.stagedActionIds.length - 1;
  const earliest = earliestWithin(limit, lastStep, computeState);
  if (earliest === 0) return file;
  const checkpoint = file.$trace.checkpoints.find(
    ({ index }) => index >= earliest && index < lastStep,
  );
  const start = checkpoint?.index ?? earliest;
  return fileFrom(file, start, computeState(start));
}

/** The first step from which on all states fit; the last step always does. */
function earliestWithin(
  limit: number,
  lastStep: number,
  computeState: (index: number) => unknown,
): number {
  let left = limit;
  let start = lastStep;
  let sizeAfter = textSize(computeState(lastStep));
  // The state of the last step is one more than the steps that lead to it.
  left -= sizeAfter;
  while (start > 0) {
    const from = Math.max(0, start - measureEvery);
    const sizeBefore = textSize(computeState(from));
    const size = Math.max(sizeBefore, sizeAfter);
    const affordable = Math.max(0, Math.floor(left / size));
    if (affordable < start - from) return start - affordable;
    left -= (start - from) * size;
    start = from;
    sizeAfter = sizeBefore;
  }
  return start;
}

/** Only the trace's own hashes stay: what is computed here proves nothing. */
function fileFrom(file: TraceFile, start: number, committedState: unknown): TraceFile {
  const kept = file.stagedActionIds.slice(start).map((id) => file.actionsById[id]);
  const actionsById: Record<string, LiftedAction> = {};
  kept.forEach((lifted, id) => {
    if (lifted) actionsById[id] = id === 0 ? { ...lifted, action: { type: '@@INIT' } } : lifted;
  });
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
      checkpoints: file.$trace.checkpoints
        .filter(({ index }) => index >= start)
        .map(({ index, hash }) => ({ index: index - start, hash })),
    },
  };
}

function textSize(state: unknown): number {
  return state === undefined ? 1 : JSON.stringify(state).length;
}
