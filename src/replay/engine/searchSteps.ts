import { withAsciiDigits } from '../../domain/khmerDigits';
import { isRecord } from '../../trace/isRecord';
import type { TraceAction } from './file/traceSchemas';
import type { Replay } from './openReplay';
import type { Step } from './steps';
import { createTextMatcher } from './textMatcher';
import { dateText } from './timeText';

/** `9:05` or `10:54:09`. */
const clockPattern = /^\d{1,2}:\d{2}(:\d{2})?$/;

/**
 * The steps at a clock time in Phnom Penh, or whose action has the text; of the number of a bet also all
 * steps of its receipts. Null if there is nothing to search for.
 */
function searchSteps(
  { steps, trace }: Pick<Replay, 'steps' | 'trace'>,
  search: string,
): ReadonlySet<number> | null {
  const text = withAsciiDigits(search).trim();
  if (text === '') return null;
  const isFound = clockPattern.test(text) ? atClock(text) : withText(text, trace.actions);
  return new Set(steps.filter(isFound).map(({ index }) => index));
}

/** The stamps of the server are of another zone, so only the times of the steps count. */
function atClock(text: string): (step: Step) => boolean {
  const clock = ` ${text.padStart(text.length + (text.indexOf(':') === 1 ? 1 : 0), '0')}`;
  return ({ at }) => dateText(at).includes(clock);
}

function withText(text: string, actions: readonly TraceAction[]): (step: Step) => boolean {
  const matcher = createTextMatcher(text);
  const receiptIds = receiptsOf(text, actions);
  return ({ index, label, type, summary }) => {
    const action = actions[index];
    return (
      [label, type, summary].some(matcher.isIn) ||
      matcher.matches(action) ||
      (isRecord(action?.payload) && receiptIds.has(action.payload['receiptId']))
    );
  };
}

/** The receipts of the stakes on a number. */
function receiptsOf(number: string, actions: readonly TraceAction[]): ReadonlySet<unknown> {
  const ids = new Set<unknown>();
  for (const { type, payload } of actions) {
    if (type !== 'bets/betSent' || !isRecord(payload) || !isRecord(payload['stake'])) continue;
    if (payload['stake']['number'] === number) ids.add(payload['receiptId']);
  }
  return ids;
}

/** The steps with a text or at a time; without one all but the pushes of the countdown, which say little. */
export function listedSteps(replay: Pick<Replay, 'steps' | 'trace'>, search: string): Step[] {
  const found = searchSteps(replay, search);
  return replay.steps.filter(({ index, isCountdown }) => found?.has(index) ?? !isCountdown);
}

/** The nearest of the steps (rising) before or after one; null if there is none. */
export function neighbour(steps: readonly Step[], from: number, direction: 1 | -1): number | null {
  const found =
    direction === 1
      ? steps.find(({ index }) => index > from)
      : steps.filter(({ index }) => index < from).at(-1);
  return found?.index ?? null;
}
