import { extendChain } from '../../trace/segmentChain';
import type { TraceChain } from '../../trace/segmentChain';

/** What was changed in a file since it was saved, as far as its chain tells. */
export interface Edits {
  /** Segments with a changed, added or missing step; ends included, in rising order. */
  steps: readonly StepRange[];
  /** The details beside the steps were changed, or the steps after the last link. */
  areDetailsEdited: boolean;
}

interface StepRange {
  from: number;
  to: number;
}

/** The parts of a file that its chain covers. */
interface ChainedFile {
  actionsById: Record<string, unknown>;
  stagedActionIds: number[];
  skippedActionIds?: number[];
  $trace: { chain?: unknown };
}

/**
 * Compares a file that could be opened with its chain. Each link is compared by itself, so that every
 * edited segment is found.
 * @param text the text of the file, since a hash is over what it says, not over what a reader restores
 * @param pause called after each segment; lets the page handle input
 */
export async function findEdits(
  text: string,
  { links, details }: TraceChain,
  pause: () => Promise<void>,
): Promise<Edits> {
  const { actionsById, stagedActionIds, skippedActionIds = [], $trace } = parseFile(text);
  const skipped = new Set(skippedActionIds);
  const played = stagedActionIds.filter((id) => !skipped.has(id));
  const isPlayed = new Set(played);
  const steps: StepRange[] = [];
  let previous = { index: -1, hash: '' };
  for (const link of links) {
    let { hash } = previous;
    for (let step = previous.index + 1; step <= link.index; step += 1) {
      hash = extendChain(hash, isPlayed.has(step) ? JSON.stringify(actionsById[step]) : '');
    }
    if (hash !== link.hash) steps.push({ from: previous.index + 1, to: link.index });
    previous = link;
    await pause();
  }
  const last = played.length - 1;
  if (last > previous.index) steps.push({ from: previous.index + 1, to: last });
  const isInOrder = played.every((id, at) => id > (played[at - 1] ?? -1));
  if (!isInOrder && steps.length === 0) steps.push({ from: 0, to: last });
  const { chain: _chain, ...rest } = $trace;
  return {
    steps: merged(steps),
    areDetailsEdited: extendChain(previous.hash, JSON.stringify(rest)) !== details,
  };
}

function parseFile(text: string): ChainedFile {
  return JSON.parse(text) as ChainedFile;
}

/** Neighbouring segments become one range. */
function merged(ranges: readonly StepRange[]): StepRange[] {
  const result: StepRange[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last?.to === range.from - 1) last.to = range.to;
    else result.push({ ...range });
  }
  return result;
}
