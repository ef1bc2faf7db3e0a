import type { Bet } from '../../../features/bets/betsApi';
import { receiptMessage, receiptSeverity } from '../../../features/bets/betMessages';
import type { Receipt, ReceiptState } from '../../../features/bets/receipt';
import { betBlockText } from '../../../features/limits/limitTexts';
import { outcomeOf } from '../../../features/outcomes/outcome';
import { stopReason } from '../../../features/ticket/ticketTexts';
import { formatAmount } from '../../../lib/money';
import type { BetOutcome, OutcomeKind, Press } from './betRow';

const titles: Readonly<Record<ReceiptState, string>> = {
  sending: 'Being sent',
  checking: 'Being checked',
  accepted: 'Accepted',
  unread: 'Accepted, details unreadable',
  placed: 'Found in the list',
  notFound: 'Not found so far',
  unclear: 'Unclear',
  notPlaced: 'Not placed',
  refused: 'Refused',
};

const kinds = { waiting: 'open', good: 'good', bad: 'bad' } as const;

/** What came of a press, at the end of the recording. */
export function outcomeOfPress(press: Press): BetOutcome {
  const { block, stop, receipt, ignored, bet } = press;
  if (block) {
    const shown = betBlockText(block.block);
    return { kind: 'none', title: 'Blocked', reason: block.detail, shown };
  }
  if (stop) {
    const shown = stopReason(stop);
    return { kind: 'none', title: 'Not sent', reason: 'its ticket stopped before it', shown };
  }
  if (!receipt) {
    return { kind: 'none', title: 'Did nothing', reason: ignored ?? '', shown: '' };
  }
  return bet?.isSettled ? settledOutcome(bet, press, receipt) : openOutcome(press, receipt);
}

function openOutcome({ answer }: Press, receipt: Receipt): BetOutcome {
  const { title, hint } = receiptMessage(receipt);
  return {
    kind: kinds[receiptSeverity(receipt)],
    title: titles[receipt.state],
    reason: answer?.reason ?? '',
    shown: answer?.message ?? [title, hint].filter(Boolean).join(': '),
  };
}

/** How it came to be known matters only if its receipt was not simply accepted. */
function settledOutcome(bet: Bet, { answer }: Press, { state }: Receipt): BetOutcome {
  const reason = [titles[state], answer?.reason].filter(Boolean).join(': ');
  return {
    kind: kindOf(bet),
    title: resultText(bet),
    reason: state === 'accepted' ? '' : reason,
    shown: '',
  };
}

function kindOf(bet: Bet): OutcomeKind {
  const { payout } = outcomeOf(bet, null);
  if (payout === null) return 'good';
  return payout > 0 ? 'won' : 'lost';
}

/** `Won 450,000 (drawn 407)`. */
function resultText(bet: Bet): string {
  const { payout } = outcomeOf(bet, null);
  const drawn = bet.drawnDigits === null ? '' : ` (drawn ${bet.drawnDigits})`;
  if (payout === null) return `Settled${drawn}`;
  return payout > 0 ? `Won ${formatAmount(payout)}${drawn}` : `Lost${drawn}`;
}
