import { km } from '../../i18n/km';
import { formatAmount, formatNet } from '../../domain/money';
import type { RevealedBets } from './revealedBets';

/** What a screen reader says of the own bets once all digits are revealed; empty before. */
export function ownBetsAnnouncement({ total: { outcome } }: RevealedBets): string {
  if (outcome === null) return '';
  const { payout, net, isExpected } = outcome;
  const announce = isExpected ? km.outcomes.expectedAnnouncement : km.outcomes.announcement;
  return announce(
    payout === null ? km.common.notAvailable : formatAmount(payout),
    net === null ? km.common.notAvailable : formatNet(net),
  );
}
