/** Changes of the slip in a draft of the state. */
import type { BetsState } from './betsState';
import { change, isSending } from './receiptList';
import { canBetAgain } from '../receipts/receipt';
import { receiptAfterDismissal } from '../receipts/receiptMachine';

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
