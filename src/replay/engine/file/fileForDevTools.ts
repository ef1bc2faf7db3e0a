import { jsanText } from '../../../trace/jsan';
import { liftedRest } from '../../../trace/traceFormat';
import type { LiftedTrace } from '../../../trace/traceFormat';
import type { Trace } from './parseTrace';

/** The panel receives every computed state; above about this many characters it shows nothing. */
const panelLimit = 40_000_000;

/**
 * A recording for the panel of the stock extension, without the oldest steps if all its states are
 * too much for it. It begins at a checkpoint if one is near enough, else at any step.
 *
 * @param stateAt the state after a step, as the replay computes it
 * @param limit characters of all states together, as the panel receives them
 * @returns `firstStep`: the step of the trace that the file begins at; 0 if it holds all of it
 */
export function fileForDevTools(
  trace: Trace,
  stateAt: (step: number) => unknown,
  limit = panelLimit,
): { text: string; firstStep: number } {
  const lastStep = trace.actions.length - 1;
  const earliest = earliestWithin(limit, lastStep, stateAt);
  const checkpoint = trace.details?.checkpoints.find(
    ({ index }) => index >= earliest && index < lastStep,
  );
  const firstStep = earliest === 0 ? 0 : (checkpoint?.index ?? earliest);
  const kept = firstStep === 0 ? trace : traceFrom(trace, firstStep, stateAt(firstStep));
  return { text: jsanText(toLifted(kept)), firstStep };
}

/** The first step from which on all states fit; the last step always does. */
function earliestWithin(limit: number, lastStep: number, stateAt: (step: number) => unknown) {
  let start = lastStep;
  let left = limit - JSON.stringify(stateAt(start)).length;
  while (start > 0) {
    left -= JSON.stringify(stateAt(start - 1)).length;
    if (left < 0) break;
    start -= 1;
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

/** The trace as a file again. An export of Redux DevTools gets no `$trace`, as it had none. */
function toLifted({ initialState, actions, timestamps, details }: Trace) {
  const lifted: LiftedTrace = {
    monitorState: {},
    actionsById: Object.fromEntries(
      actions.map((action, id) => [
        String(id),
        { type: 'PERFORM_ACTION', action, timestamp: timestamps[id] ?? 0 },
      ]),
    ),
    committedState: initialState,
    ...liftedRest(actions.length),
  };
  return details === null ? lifted : { ...lifted, $trace: details };
}
