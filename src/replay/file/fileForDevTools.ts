import { jsanText } from '../../trace/jsan';
import { traceSchema } from '../../trace/traceFormat';
import type { TraceFile } from '../../trace/traceFormat';
import type { Trace } from './parseTrace';

/** The panel receives every computed state; above about this many characters it shows nothing. */
const panelLimit = 40_000_000;
/** One state per this many steps is measured. */
const measureEvery = 64;

/** A file that the panel of Redux DevTools shows. */
export interface FileForDevTools {
  text: string;
  /** The step of the trace that the file begins at; 0 if it holds all of it. */
  firstStep: number;
}

/**
 * A recording for the panel of the stock extension, without the oldest steps if all its states are
 * too much for it. It begins at a checkpoint if one is near enough, else at any step.
 *
 * @param stateAt the state after a step, as the replay computes it
 * @param limit characters of all states together, as the panel receives them
 */
export function fileForDevTools(
  trace: Trace,
  stateAt: (step: number) => unknown,
  limit = panelLimit,
): FileForDevTools {
  const lastStep = trace.actions.length - 1;
  const earliest = earliestWithin(limit, lastStep, stateAt);
  const checkpoint = trace.details?.checkpoints.find(
    ({ index }) => index >= earliest && index < lastStep,
  );
  const firstStep = earliest === 0 ? 0 : (checkpoint?.index ?? earliest);
  const kept = firstStep === 0 ? trace : traceFrom(trace, firstStep, stateAt(firstStep));
  return { text: jsanText(toTraceFile(kept)), firstStep };
}

/** The first step from which on all states fit; the last step always does. */
function earliestWithin(limit: number, lastStep: number, stateAt: (step: number) => unknown) {
  const sizeAt = (step: number) => JSON.stringify(stateAt(step)).length;
  let start = lastStep;
  let sizeAfter = sizeAt(lastStep);
  let left = limit - sizeAfter;
  while (start > 0) {
    const from = Math.max(0, start - measureEvery);
    const sizeBefore = sizeAt(from);
    const size = Math.max(sizeBefore, sizeAfter);
    const affordable = Math.max(0, Math.floor(left / size));
    if (affordable < start - from) return start - affordable;
    left -= (start - from) * size;
    start = from;
    sizeAfter = sizeBefore;
  }
  return start;
}

/** Only the trace's own hashes stay: a hash of what is computed here would prove nothing. */
function traceFrom(trace: Trace, start: number, initialState: unknown): Trace {
  const { actions, timestamps, details } = trace;
  return {
    ...trace,
    initialState,
    actions: [{ type: '@@INIT' }, ...actions.slice(start + 1)],
    timestamps: timestamps.slice(start),
    details: details && {
      ...details,
      droppedActions: details.droppedActions + start,
      checkpoints: details.checkpoints
        .filter(({ index }) => index >= start)
        .map(({ index, hash }) => ({ index: index - start, hash })),
    },
  };
}

/** A trace in the form of a file again; of an export of Redux DevTools only the actions are known. */
export function toTraceFile({ initialState, actions, timestamps, details }: Trace): TraceFile {
  const [first = 0] = timestamps;
  const { environment } = details ?? {};
  return {
    monitorState: {},
    actionsById: Object.fromEntries(
      actions.map((action, id) => [
        String(id),
        { type: 'PERFORM_ACTION', action, timestamp: timestamps[id] ?? 0 },
      ]),
    ),
    nextActionId: actions.length,
    stagedActionIds: actions.map((_, id) => id),
    skippedActionIds: [],
    committedState: initialState,
    currentStateIndex: 0,
    computedStates: [],
    isLocked: false,
    isPaused: false,
    $trace: {
      app: { version: '', commit: '' },
      droppedActions: 0,
      checkpoints: [],
      words: '',
      problem: null,
      ...details,
      schema: traceSchema,
      environment: {
        language: '',
        timeZone: '',
        userAgent: '',
        pixelRatio: 1,
        ...environment,
        viewport: environment?.viewport ?? { width: 0, height: 0 },
      },
      startedAt: details?.startedAt ?? first,
      savedAt: details?.savedAt ?? timestamps.at(-1) ?? first,
    },
  };
}
