import { km } from '../../i18n/km';
import { canBetAgain, isAccepted } from './receipt';
import type { Receipt } from './receipt';

/** The look of a receipt: the outcome is open, the stake is in, or the player must act. */
type ReceiptSeverity = 'waiting' | 'good' | 'bad';

/** The colour and icon of a receipt; one that is still being searched for is waiting. */
export function receiptSeverity(receipt: Receipt): ReceiptSeverity {
  const { state } = receipt;
  if (receipt.twinKey !== undefined || state === 'unclear') return 'bad';
  if (isAccepted(receipt)) return 'good';
  return canBetAgain(receipt) ? 'bad' : 'waiting';
}

/** The state of a receipt: a short label and a sentence that explains it. */
export function receiptMessage(receipt: Receipt): { title: string; hint: string } {
  if (receipt.twinKey !== undefined) return { title: km.receipt.twin, hint: km.receipt.twinHint };
  switch (receipt.state) {
    case 'sending':
      return { title: km.receipt.sending, hint: '' };
    case 'checking':
      return { title: km.receipt.checking, hint: km.receipt.checkingHint };
    case 'accepted':
      return { title: km.receipt.placed, hint: '' };
    case 'placed':
      return {
        title: km.receipt.placed,
        hint: receipt.isLate ? km.receipt.lateHint : km.receipt.placedHint,
      };
    case 'notFound':
      return {
        title: km.receipt.notFound,
        hint: receipt.debit === 'seen' ? km.receipt.debitedHint : km.receipt.notFoundHint,
      };
    case 'unclear':
      return { title: km.receipt.unclear, hint: km.receipt.unclearHint };
    case 'notPlaced':
      return { title: km.receipt.notPlaced, hint: km.receipt.notPlacedHint };
    case 'refused':
      return { title: km.receipt.notPlaced, hint: km.receipt.refusedHint };
  }
}

/** How long the answer to the stake took or did not come; null if that is not known or does not matter. */
export function callTimeText({ state, callTime, check }: Receipt): string | null {
  if (state === 'notFound' || state === 'unclear') return null;
  // It failed before any time limit.
  if (check?.cause === 'offline') return km.receipt.unreachable;
  const seconds = ((callTime?.ms ?? 0) / 1000).toFixed(1);
  if (callTime === undefined || seconds === '0.0') return null;
  if (!callTime.isUnanswered) return km.receipt.answeredAfter(seconds);
  return check?.cause === 'timeout' ? km.receipt.unansweredAfter(seconds) : null;
}
