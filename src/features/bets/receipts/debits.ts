/** The second witness of a stake beside the list of bets: the live balance (docs/decisions/receipts.md). */
import { isAccepted, isOpen } from './receipt';
import type { Receipt } from './receipt';

/**
 * The receipts after the live balance changed. A fall by the stake of exactly one that awaits its fall is that one's.
 * Any other change, also a rise, may hide or mix up stakes, so that the balance no longer says anything of them.
 *
 * @param change in riel; negative for a fall
 */
export function receiptsAfterChange(receipts: readonly Receipt[], change: number): Receipt[] {
  const waiting = receipts.filter(isDebitAwaited);
  const [debited, ...others] = waiting.filter(({ stake }) => stake.amount === -change);
  const isExplained = debited !== undefined && others.length === 0;
  return receipts.map((one): Receipt => {
    if (isExplained) return one === debited ? { ...one, debit: 'seen' } : one;
    return waiting.includes(one) ? { ...one, debit: 'unknown' } : one;
  });
}

/** A receipt after the balance was not live for a while: a fall may have been missed. */
export function receiptAfterBlindness(receipt: Receipt): Receipt {
  return isDebitAwaited(receipt) ? { ...receipt, debit: 'unknown' } : receipt;
}

/** Whether a fall of the balance may belong to the stake. An accepted one awaits it until a list has come. */
function isDebitAwaited(receipt: Receipt): boolean {
  const isFollowed = isOpen(receipt) || (isAccepted(receipt) && receipt.check !== null);
  return isFollowed && receipt.debit === 'none';
}
