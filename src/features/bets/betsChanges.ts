/** Changes of the receipts and of the slip in a draft of the state. */
import { isBetId } from '../receipts/betKeys';
import type { CallTime, Receipt } from '../receipts/receipt';
import type { BetsState } from './betsState';
import { canBetAgain, isOpen, mostReceipts } from '../receipts/receipt';
import { receiptAfterDismissal, receiptAfterOthersClaim } from '../receipts/receiptMachine';

/** How many claimed bets are remembered: more than anyone places while a stake is checked. */
const mostClaims = 100;

export function isSending({ receipts }: BetsState): boolean {
  return receipts.some(({ state }) => state === 'sending');
}

export function change(
  state: BetsState,
  receiptId: string,
  step: (receipt: Receipt) => Receipt,
): void {
  changeEach(state, (one) => (one.id === receiptId ? step(one) : one));
}

/** Changes the receipts; Immer keeps the same list if none changes. */
export function changeEach(
  state: BetsState,
  step: (receipt: Receipt, index: number) => Receipt | undefined,
): void {
  for (const [index, receipt] of state.receipts.entries())
    state.receipts[index] = step(receipt, index) ?? receipt;
}

/**
 * Drops the oldest receipt beyond the most, one that no list can change any more if there is any. Its bet remains no
 * other stake's.
 */
export function dropOldest(state: BetsState): void {
  const { receipts } = state;
  if (receipts.length <= mostReceipts) return;
  const areFinal = receipts.map((one) => !isOpen(one) && one.state !== 'notPlaced');
  // -1 is the last one.
  const [dropped] = receipts.splice(areFinal.lastIndexOf(true), 1);
  for (const key of [dropped?.betKey, dropped?.twinKey]) {
    if (key && isBetId(key)) claimBet(state, key);
  }
}

/** Changes the receipt of a call that has ended, and notes its time. */
export function endCall(
  state: BetsState,
  { receiptId, callTime }: { receiptId: string; callTime?: CallTime | undefined },
  step: (receipt: Receipt) => Receipt,
): void {
  change(state, receiptId, (one) =>
    step(one.state === 'sending' && callTime ? { ...one, callTime } : one),
  );
}

/** A bet belongs to no receipt of this tab. `isTwin`: another tab found it as a second bet of its stake. */
export function claimBet(state: BetsState, betKey: string, isTwin = false): void {
  changeEach(state, (one) => receiptAfterOthersClaim(one, betKey, isTwin));
  const { claimedKeys } = state;
  if (claimedKeys.includes(betKey)) return;
  claimedKeys.unshift(betKey);
  claimedKeys.splice(mostClaims);
}

/** Opens the slip of a stake that is not placed, as it was. */
export function reopenSlip(state: BetsState, receiptId: string): void {
  const receipt = state.receipts.find(({ id }) => id === receiptId);
  if (receipt === undefined || !canBetAgain(receipt) || isSending(state)) return;
  // The player has opened another slip in the meantime.
  if (state.slip !== null && state.slip.receiptId !== receiptId) return;
  state.slip = { ...receipt.stake, isTouched: false, receiptId: null };
  state.number = receipt.stake.number;
  state.isNumberMissing = false;
  change(state, receiptId, receiptAfterDismissal);
}

/** The stake is accepted: its slip closes and the number is free for the next one. */
export function finishSlip(state: BetsState, receiptId: string): void {
  if (state.slip?.receiptId !== receiptId) return;
  state.slip = null;
  state.number = '';
}

/** The stake was found in the list: its slip closes, unless the player has filled in another stake since. */
export function finishFoundSlip(state: BetsState, receiptId: string): void {
  const { slip } = state;
  if (slip?.receiptId !== receiptId) return;
  const receipt = state.receipts.find(({ id }) => id === receiptId);
  const isOther = receipt?.stake.roundId !== slip.roundId || receipt.stake.amount !== slip.amount;
  if (isOther) slip.receiptId = null;
  else finishSlip(state, receiptId);
}
