import { withAsciiDigits } from '../../domain/typedText';
import type { Replay } from './openReplay';
import type { Step } from './steps';
import { dateText } from './timeText';

/** `9:05` or `10:54:09`. */
const clockPattern = /^\d{1,2}:\d{2}(:\d{2})?$/;

/**
 * The steps at a clock time in Phnom Penh, or whose action has the text. Without a text all but the pushes of the
 * countdown, which say little.
 */
export function listedSteps(
  { steps, trace }: Pick<Replay, 'steps' | 'trace'>,
  search: string,
): Step[] {
  const text = withAsciiDigits(search).trim().toLowerCase();
  if (text === '') return steps.filter(({ isCountdown }) => !isCountdown);
  // The stamps of the server are of another zone, so only the times of the steps count.
  if (clockPattern.test(text)) return steps.filter(({ at }) => dateText(at).includes(text));
  // A number as a whole, so that 407 is not found in each timestamp.
  const whole = /^\d+$/.test(text) ? new RegExp(`(^|[^\\w.])${text}(?![\\w.])`) : null;
  const isIn = (json: string) => whole?.test(json) ?? json.toLowerCase().includes(text);
  return steps.filter(
    ({ index, label }) => isIn(label) || isIn(JSON.stringify(trace.actions[index])),
  );
}

/** The nearest of the steps (rising) before or after one; null if there is none. */
export function neighbour(steps: readonly Step[], from: number, direction: 1 | -1): number | null {
  const found =
    direction === 1
      ? steps.find(({ index }) => index > from)
      : steps.filter(({ index }) => index < from).at(-1);
  return found?.index ?? null;
}
