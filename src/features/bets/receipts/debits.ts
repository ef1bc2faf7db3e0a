/** The second witness of a stake beside the list of bets: the live balance (docs/decisions/receipts.md). */
import { isAccepted, isOpen } from './receipt';
import type { Receipt } from './receipt';

/**
 * The receipts (newest first) after the live balance fell. A fall by exactly one stake is that of an accepted
 * one which has none yet, else of the one in flight, else of one that is looked for; the oldest first. A fall by
 * all of them together is theirs. Any other one may hide a stake, so that the balance no longer says anything of it.
 *
 * @param fall in riel, above 0
 */
export function receiptsAfterFall(receipts: readonly Receipt[], fall: number): Receipt[] {
  const waiting = receipts.filter(isDebitAwaited);
  const equal = waiting.filter(({ stake }) => stake.amount === fall);
  const first = [isAccepted, isSending, isOpen]
    .map((isNext) => equal.filter(isNext).at(-1))
    .find((one) => one !== undefined);
  const total = waiting.reduce((sum, { stake }) => sum + stake.amount, 0);
  const debited = first ? [first] : total === fall ? waiting : [];
  return receipts.map((one): Receipt => {
    if (debited.includes(one)) return { ...one, debit: 'seen' };
    const isHidden = debited.length === 0 && waiting.includes(one) && one.stake.amount < fall;
    return isHidden ? { ...one, debit: 'unknown' } : one;
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

const isSending = ({ state }: Receipt) => state === 'sending';
