import { cutForDevTools } from '../../trace/cutForDevTools';
import { jsanText } from '../../trace/text/jsanText';
import { liftTrace } from '../file/liftTrace';
import type { Trace } from '../file/parseTrace';
import type { StateTimeline } from './stateTimeline';

/** A file that the panel of Redux DevTools shows. */
export interface FileForDevTools {
  text: string;
  /** The step of the trace that the file begins at; 0 where it holds all of it. */
  firstStep: number;
}

/**
 * A visit for the panel of the stock extension, without the oldest steps where it is too much for it.
 *
 * @param limit characters of all states together, as the panel receives them
 */
export function fileForDevTools(
  trace: Trace,
  timeline: StateTimeline<unknown>,
  limit?: number,
): FileForDevTools {
  const file = cutForDevTools(liftTrace(trace), (step) => timeline.stateAt(step), limit);
  return { text: jsanText(file), firstStep: trace.actions.length - file.nextActionId };
}
