import type { Outage } from '../stretches';
import { durationText } from '../timeText';
import { lineOf } from './summaryLine';
import type { SummaryInput, SummaryTexts, TopicLine } from './summaryLine';

/** A line for each connection that was lost, which leads to its first loss. */
export function connectionLines(
  { replay: { steps, trace }, report: { outages } }: SummaryInput,
  { connections: texts, seconds }: SummaryTexts,
): TopicLine[] {
  const end = steps.at(-1)?.at ?? 0;
  const kinds = [...new Set(outages.map(({ kind }) => kind))];
  if (kinds.length === 0) return [lineOf(texts.none)];
  return kinds.map((kind) => {
    const found = outages.filter((one) => one.kind === kind);
    const isKnown = trace.timestampSource !== 'invented';
    const total = found.reduce((sum, { from, to }) => sum + (to ?? end) - from, 0);
    const parts = [
      texts[kind],
      found.length > 1 && texts.times(found.length),
      isKnown && texts.lasting(durationText(total, seconds), found.length),
      found.some(isOpen) && texts.notBack,
    ];
    return lineOf(parts.filter((part) => part !== false).join(', '), found[0]?.step ?? null);
  });
}

const isOpen = ({ to }: Outage) => to === null;
