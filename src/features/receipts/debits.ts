/** The second proof of a stake, after the list of bets: the live balance (docs/decisions/receipts.md). */
import { receiptAfterSilence } from './receiptMachine';
import { isAccepted, isOpen } from './receipt';
import type { Receipt } from './receipt';

/**
 * The receipts (newest first) after the live balance changed. A debit of exactly one stake is that of the oldest accepted
 * one of that amount which awaits its debit, else of the one in flight, else of the only other one. It makes a refused one
 * unsure: the refusal may answer the browser's repetition of a stored one. Any other
 * change, also a credit, may hide or mix up stakes, so that the balance no longer says anything of them.
 *
 * @param change in riel; negative for a debit
 */
export function receiptsAfterChange(receipts: readonly Receipt[], change: number): Receipt[] {
  const fitting = receipts.filter((one) => isDebitAwaited(one) && one.stake.amount === -change);
  const debited =
    fitting.filter(isAccepted).at(-1) ??
    fitting.find(({ state }) => state === 'sending') ??
    (fitting.length === 1 ? fitting[0] : undefined);
  if (debited === undefined) return receipts.map(receiptAfterBlindness);
  return receipts.map((one) => (one === debited ? receiptAfterDebit(one) : one));
}

/**
 * The receipts after the call of one of them ended without an acceptance: the debit that was taken for its own may be
 * that of another stake of the same amount.
 */
export function receiptsAfterDoubt(receipts: Receipt[], receiptId: string): Receipt[] {
  const doubted = receipts.find(({ id }) => id === receiptId);
  if (doubted?.debit !== 'seen') return receipts;
  return receipts.map((one) =>
    one.stake.amount === doubted.stake.amount ? receiptAfterBlindness(one) : one,
  );
}

/** A receipt after the balance was not live for a while: a debit may have been missed. */
export function receiptAfterBlindness(receipt: Receipt): Receipt {
  return isDebitAwaited(receipt) ? { ...receipt, debit: 'unknown' } : receipt;
}

/** The stake was debited. A refusal after that proves nothing, nor does one before it. */
function receiptAfterDebit(receipt: Receipt): Receipt {
  const seen: Receipt = { ...receipt, debit: 'seen' };
  if (receipt.state !== 'refused') return seen;
  return receiptAfterSilence({ ...seen, state: 'sending' }, 'unsure');
}

/** Whether a debit may belong to the stake; to a refused one only while it is looked for. */
function isDebitAwaited(receipt: Receipt): boolean {
  const isRefused = receipt.state === 'refused' && receipt.check !== null;
  return receipt.debit === 'none' && (isOpen(receipt) || isAccepted(receipt) || isRefused);
}
