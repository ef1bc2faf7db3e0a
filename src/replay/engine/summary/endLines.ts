import { plainText } from '../../../domain/serverText';
import { isRecord } from '../../../trace/isRecord';
import type { TraceAction } from '../file/traceSchemas';
import { lineOf } from './summaryLine';
import type { SummaryInput, SummaryTexts, TopicLine } from './summaryLine';

/** How the session ended, and whether the recording has its own end. */
export function endLines(
  { replay: { trace }, report }: SummaryInput,
  texts: SummaryTexts['end'],
): TopicLine[] {
  const { problem = null, isClosed = true } = trace.details ?? {};
  const lines = [sessionLine(trace.actions, report, texts)];
  const error = report.findings.filter(({ kind }) => kind === 'error').at(-1);
  if (problem !== null) lines.push(lineOf(texts.error, error?.step ?? null, plainText(problem)));
  if (!isClosed) lines.push(lineOf(texts.mayBeMissing));
  return lines;
}

function sessionLine(
  actions: readonly TraceAction[],
  { findings, shown }: SummaryInput['report'],
  texts: SummaryTexts['end'],
): TopicLine {
  if (shown.isSignedInAtEnd) return lineOf(texts.signedIn);
  const ended = findings.filter(({ kind }) => kind === 'session').at(-1);
  const action = actions[ended?.step ?? -1];
  if (!ended || !action) return lineOf(texts.signedOut);
  const message = isRecord(action.payload) ? action.payload['message'] : undefined;
  const said = typeof message === 'string' && message !== '' ? `“${plainText(message)}”` : '';
  return lineOf(textOf(action, texts), ended.step, said);
}

/** The reason as the action has it. */
function textOf({ type, payload }: TraceAction, texts: SummaryTexts['end']): string {
  if (type === 'session/takenOver') return texts.takenOver;
  if (!isRecord(payload)) return texts.signedOut;
  if (payload['reason'] === 'tokenRefused') return texts.tokenRefused;
  if (payload['reason'] !== 'loggedOut') return texts.signedOut;
  return payload['isElsewhere'] === true ? texts.loggedOutElsewhere : texts.loggedOut;
}
