import { formatTimestamp } from '../../lib/dates';
import type { SealedVisit } from '../../trace/file/sealedVisit';

/** `2026-11-20-1405-round-240001.trace.json.gz`: the visit's end in Phnom Penh; never who played. */
export function fileNameOf(visit: SealedVisit, isGzipped: boolean): string {
  const { savedAt } = visit.head;
  const roundId = lastRoundId(visit);
  const round = roundId === null ? '' : `-round-${roundId}`;
  return `${formatTimestamp(savedAt, 'YYYY-MM-DD-HHmm')}${round}.trace.json${isGzipped ? '.gz' : ''}`;
}

/** The round that the last event with one was about. */
function lastRoundId({ segments }: SealedVisit): string | null {
  for (const { actionTexts, stateText } of segments.slice().reverse()) {
    const about = /"roundId":(\d{1,15})/;
    const text = actionTexts
      .slice()
      .reverse()
      .find((one) => one.includes('"game/') && about.test(one));
    const found = about.exec(text ?? '') ?? /"round":\{"id":(\d{1,15})/.exec(stateText);
    if (found) return found[1] ?? null;
  }
  return null;
}
