import type { Verification } from '../verification';
import type { SummaryTexts } from './summaryLine';

/** How far the replay agrees with the hashes of the file, in short. */
export function verificationLabel(found: Verification, texts: SummaryTexts['proof']): string {
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
