import type { TraceDetails, TraceFile } from '../../trace/traceFormat';
import { traceSchema } from '../../trace/traceFormat';
import type { Trace } from './parseTrace';

/**
 * A trace as it was read, in the form of a file again: the shown actions with their moments, ids
 * without a gap, and nothing that was left out as unsafe. Of an export of Redux DevTools nothing is
 * known beside its actions.
 */
export function liftTrace({ initialState, actions, moments, details }: Trace): TraceFile {
  return {
    monitorState: {},
    actionsById: Object.fromEntries(
      actions.map((action, id) => [
        String(id),
        { type: 'PERFORM_ACTION', action, timestamp: moments[id] ?? 0 },
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
    $trace: detailsOf(details, moments),
  };
}

function detailsOf(details: Trace['details'], moments: readonly number[]): TraceDetails {
  const [first = 0] = moments;
  const { environment } = details ?? {};
  return {
    schema: traceSchema,
    app: details?.app ?? { version: '', commit: '' },
    environment: {
      language: environment?.language ?? '',
      timeZone: environment?.timeZone ?? '',
      userAgent: environment?.userAgent ?? '',
      viewport: environment?.viewport ?? { width: 0, height: 0 },
      pixelRatio: environment?.pixelRatio ?? 1,
    },
    startedAt: details?.startedAt ?? first,
    savedAt: details?.savedAt ?? moments.at(-1) ?? first,
    droppedActions: details?.droppedActions ?? 0,
    checkpoints: details?.checkpoints ?? [],
    words: details?.words ?? '',
    problem: details?.problem ?? null,
  };
}
