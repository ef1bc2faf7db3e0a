import { extendChain } from '../../../trace/segmentChain';
import type { TraceChain } from '../../../trace/segmentChain';
import type { CompactTraceFile, TraceFile } from '../../../trace/traceFormat';
import { claimedSteps } from './unfoldSteps';

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

/** The steps that a link covers, as far as the file still has them. */
interface ChainedSegment extends StepRange {
  /** Of its steps as they stand in the file; one that is missing or was moved is an empty text. */
  texts(): string[];
}

/**
 * Compares a file that could be opened with its chain. Each link is compared by itself, so that every
 * edited segment is found. Yields after each.
 * @param text the text of the file, since a hash is over what it says, not over what a reader restores
 */
export function* findEdits(text: string, { links, details }: TraceChain): Generator<void, Edits> {
  const file = JSON.parse(text) as TraceFile | CompactTraceFile;
  const segments = 'segments' in file ? compactSegments(file) : liftedSegments(file, links);
  const steps: StepRange[] = [];
  let before = '';
  for (const [at, { texts, from, to }] of segments.entries()) {
    const hash = texts().reduce(extendChain, before);
    const link = links[at];
    if (hash !== link?.hash) steps.push({ from, to: Math.max(from, to) });
    before = link?.hash ?? hash;
    yield;
  }
  const last = segments.at(-1)?.to ?? 0;
  if (links.length > segments.length) steps.push({ from: last, to: last });
  const { chain: _chain, ...rest } = file.$trace;
  const lastHash = links.at(-1)?.hash ?? '';
  return {
    steps: merged(steps),
    areDetailsEdited: extendChain(lastHash, JSON.stringify(rest)) !== details,
  };
}

function compactSegments({ segments }: CompactTraceFile): ChainedSegment[] {
  let next = 0;
  return segments.map((entries) => {
    const from = next;
    for (const entry of entries) next += claimedSteps(entry);
    return { from, to: next - 1, texts: () => entries.map((entry) => JSON.stringify(entry)) };
  });
}

/** One segment a link, and one more for the steps after the last link. */
function liftedSegments(
  { actionsById, stagedActionIds, skippedActionIds }: TraceFile,
  links: TraceChain['links'],
): ChainedSegment[] {
  const skipped = new Set(skippedActionIds);
  const played = stagedActionIds.filter((id) => !skipped.has(id));
  // Not what a link claims, which may be any number.
  const last = Object.keys(actionsById).length - 1;
  const inOrder = new Set(played.filter((id, at) => id > (played[at - 1] ?? -1)));
  const textOf = (step: number) => (inOrder.has(step) ? JSON.stringify(actionsById[step]) : '');
  const segmentOf = (from: number, to: number): ChainedSegment => ({
    from,
    to,
    texts: () => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => textOf(from + at)),
  });
  const ends = links.map(({ index }) => Math.min(index, last));
  const known = ends.map((to, at) => segmentOf((ends[at - 1] ?? -1) + 1, to));
  const covered = ends.at(-1) ?? -1;
  return last > covered ? [...known, segmentOf(covered + 1, last)] : known;
}

/** Neighbouring segments become one range. */
function merged(ranges: readonly StepRange[]): StepRange[] {
  const result: StepRange[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last && range.from <= last.to + 1) last.to = Math.max(last.to, range.to);
    else result.push({ ...range });
  }
  return result;
}
