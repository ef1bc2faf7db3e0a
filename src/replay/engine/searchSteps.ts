import { withAsciiDigits } from '../../domain/khmerDigits';
import { isRecord } from '../../trace/isRecord';
import type { Replay } from './openReplay';
import type { Step } from './steps';
import { dateText } from './timeText';

/** `9:05` or `10:54:09`. */
const clockPattern = /^\d{1,2}:\d{2}(:\d{2})?$/;

/**
 * The steps at a clock time in Phnom Penh, or whose action has the text; of the number of a bet also all steps of its
 * receipts. Without a text all but the pushes of the countdown, which say little.
 */
export function listedSteps(
  { steps, trace }: Pick<Replay, 'steps' | 'trace'>,
  search: string,
): Step[] {
  const text = withAsciiDigits(search).trim().toLowerCase();
  if (text === '') return steps.filter(({ isCountdown }) => !isCountdown);
  // The stamps of the server are of another zone, so only the times of the steps count.
  if (clockPattern.test(text)) return steps.filter(({ at }) => dateText(at).includes(text));
  const isIn = matcherOf(text);
  const receiptIds = new Set<unknown>();
  for (const { type, payload } of trace.actions) {
    if (type !== 'bets/betSent' || !isRecord(payload) || !isRecord(payload['stake'])) continue;
    if (payload['stake']['number'] === text) receiptIds.add(payload['receiptId']);
  }
  return steps.filter(({ index, label }) => {
    const payload = trace.actions[index]?.['payload'];
    const isOfReceipt = isRecord(payload) && receiptIds.has(payload['receiptId']);
    return isOfReceipt || isIn(label) || isIn(JSON.stringify(trace.actions[index]));
  });
}

/** A number is found as a whole only, with or without commas, so that 407 is not found in each timestamp. */
function matcherOf(text: string): (json: string) => boolean {
  if (!/^\d[\d,]*$/.test(text)) return (json) => json.toLowerCase().includes(text);
  const whole = new RegExp(`(^|[^\\w.-]|[^\\w"]-)${text.replaceAll(',', '')}(?![\\w.-])`);
  return (json) => whole.test(json.replace(/(\d),(?=\d{3}\b)/g, '$1'));
}

/** The nearest of the steps (rising) before or after one; null if there is none. */
export function neighbour(steps: readonly Step[], from: number, direction: 1 | -1): number | null {
  const found =
    direction === 1
      ? steps.find(({ index }) => index > from)
      : steps.filter(({ index }) => index < from).at(-1);
  return found?.index ?? null;
}
