import type { Receipt } from '../../features/bets/receipt';
import { isRecord } from '../../trace/isRecord';
import type { Replay } from './openReplay';
import type { Step } from './steps';
import { createTextMatcher } from './textMatcher';
import type { TextMatcher } from './textMatcher';
import { parseTimes } from './timeSearch';
import type { TimeSpan } from './timeSearch';

/** What is searched for, and where. */
export interface StepSearch {
  text: string;
  /** Finds the steps too that wrote it into the state. */
  inState: boolean;
}

export type Searched = Pick<Replay, 'trace' | 'steps' | 'timeline'>;

/** A text or a time as it is looked for. */
interface Wanted {
  text: string;
  times: TimeSpan | null;
  matcher: TextMatcher;
}

function wantedOf(steps: readonly Step[], text: string): Wanted {
  const search = text.trim();
  const times = parseTimes(search, steps[0]?.at ?? 0, steps.at(-1)?.at ?? 0);
  return { text: search, times, matcher: createTextMatcher(search) };
}

/** The list shows it: at that time, or with that text in what happened. */
const isShownIn = ({ times, matcher }: Wanted, { label, type, summary, at }: Step) =>
  (times !== null && at >= times.from && at < times.to) ||
  [label, type, summary].some((text) => matcher.isIn(text));

/** The steps that the list itself shows to have a text; null if there is none to search for. */
export function shownSteps(steps: readonly Step[], text: string): ReadonlySet<number> | null {
  if (text.trim() === '') return null;
  const wanted = wantedOf(steps, text);
  return new Set(steps.filter((step) => isShownIn(wanted, step)).map(({ index }) => index));
}

/**
 * The steps at a time that is searched for, and those whose action has the text; of the number of a bet
 * also all steps of its receipts. Yields after each step.
 *
 * @param onShare is called with the share that was read
 */
export function* searchSteps(
  { trace, steps, timeline }: Searched,
  { text, inState }: StepSearch,
  onShare?: (share: number) => void,
): Generator<void, ReadonlySet<number>> {
  const wanted = wantedOf(steps, text);
  const { matcher, times } = wanted;
  const receiptIds = new Set<unknown>();
  const found = new Set<number>();
  let receipts: readonly Receipt[] | undefined;
  for (const step of steps) {
    const { index } = step;
    const state = timeline.stateAt(index);
    // An older or made-up file may have other slices.
    const now = (state.bets as Partial<typeof state.bets> | undefined)?.receipts;
    if (now !== receipts && Array.isArray(now)) {
      receipts = now;
      for (const { id, stake } of now) if (stake.number === wanted.text) receiptIds.add(id);
    }
    const action = trace.actions[index];
    const isFound =
      isShownIn(wanted, step) ||
      // The server's stamps are of another zone.
      (times === null && matcher.matches(action)) ||
      (isRecord(action?.payload) && receiptIds.has(action.payload['receiptId'])) ||
      (inState &&
        times === null &&
        matcher.matchesNew(index === 0 ? null : timeline.stateAt(index - 1), state));
    if (isFound) found.add(index);
    onShare?.((index + 1) / steps.length);
    yield;
  }
  return found;
}
