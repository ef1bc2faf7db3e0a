import { firstUnprovenStep } from '../verification';
import { editLabel, editedPlaces, verificationLabel } from './proofLabels';
import { lineOf } from './summaryLine';
import type { SummaryInput, SummaryTexts, TopicLine } from './summaryLine';

/** The verdicts on the hashes and the chain of the file, as far as they are known. */
export function proofLines(
  { replay: { trace }, proof }: SummaryInput,
  texts: SummaryTexts['proof'],
): TopicLine[] {
  const { verification, edits } = proof;
  const lines = [lineOf(verificationLabel(verification, texts), firstUnprovenStep(verification))];
  if (edits === 'noChain') lines.push(lineOf(texts.noChain));
  else if (edits !== null) {
    const label = editLabel(editedPlaces(edits, trace.timestamps, texts), texts);
    if (label !== null) lines.push(lineOf(label, edits.steps[0]?.from ?? null));
  }
  return lines;
}
