import type { Edits } from '../file/findEdits';
import { clockText } from '../timeText';
import type { Verification } from '../verification';
import type { SummaryTexts } from './summaryLine';

type Texts = SummaryTexts['proof'];

/** How far the replay agrees with the hashes of the file, in short. */
export function verificationLabel(found: Verification, texts: Texts): string {
  switch (found.kind) {
    case 'checking':
      return texts.checking(Math.round(found.share * 100));
    case 'partial':
      return texts.partial(found.verifiedUntil);
    case 'diverged':
      return texts.diverged(found.verifiedUntil + 1);
    case 'consistent':
    case 'unproven':
      return texts[found.kind];
  }
}

/**
 * Where a file was edited after it was saved; empty if it was not.
 *
 * @param timestamps of the steps, in milliseconds since the epoch
 */
export function editedPlaces(edits: Edits, timestamps: readonly number[], texts: Texts): string[] {
  const clockAt = (step: number) => clockText(timestamps[step] ?? timestamps.at(-1) ?? 0);
  const ranges = edits.steps.map(({ from, to }) =>
    from === to
      ? texts.editedStep(from, clockAt(from))
      : texts.editedSteps(from, to, `${clockAt(from)}–${clockAt(to)}`),
  );
  return edits.areDetailsEdited ? [...ranges, texts.editedDetails] : ranges;
}

/** Names the first edited place and counts the others; null if there is none. */
export function editLabel([first, ...others]: readonly string[], texts: Texts): string | null {
  if (first === undefined) return null;
  return others.length === 0 ? texts.edited(first) : texts.editedPlaces(first, others.length);
}
