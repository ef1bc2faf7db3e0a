import type { LiftedTrace, TraceDetails } from '../traceFormat';
import { traceSchema } from '../traceFormat';
import { countSteps } from './sealedVisit';
import type { SealedVisit } from './sealedVisit';

/** The file of a visit in pieces, in order; no piece is longer than an action or a state. */
export function* traceText(visit: SealedVisit, words: string): Generator<string, void> {
  const { segments } = visit;
  const first = segments[0];
  const beganAt = first?.beganAt ?? visit.head.startedAt;
  yield '{"monitorState":{},"actionsById":{';
  yield `"0":{"type":"PERFORM_ACTION","action":{"type":"@@INIT"},"timestamp":${beganAt}}`;
  let id = 0;
  for (const { actionTexts } of segments) {
    for (const text of actionTexts) yield `,"${(id += 1)}":${text}`;
  }
  yield `},"committedState":${first?.stateText ?? 'null'},`;
  yield JSON.stringify(frameOf(id + 1)).slice(1, -1);
  yield `,"$trace":${JSON.stringify(detailsOf(visit, words))}}`;
}

/** The members of the lifted state that are the same in every file of so many steps. */
function frameOf(
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

function detailsOf(visit: SealedVisit, words: string): TraceDetails {
  const { app, environment, startedAt, savedAt, droppedActions, problem } = visit.head;
  return {
    schema: traceSchema,
    app,
    environment,
    startedAt,
    savedAt,
    droppedActions,
    checkpoints: checkpointsOf(visit),
    words,
    problem,
  };
}

function checkpointsOf(visit: SealedVisit): TraceDetails['checkpoints'] {
  let index = 0;
  const checkpoints = visit.segments.map(({ stateHash, actionTexts }) => {
    const checkpoint = { index, hash: stateHash };
    index += actionTexts.length;
    return checkpoint;
  });
  const { finalHash } = visit.head;
  if (finalHash !== null && countSteps(visit) > 0) checkpoints.push({ index, hash: finalHash });
  return checkpoints;
}
