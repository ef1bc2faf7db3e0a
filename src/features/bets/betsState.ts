import type { Receipt } from '../receipts/receipt';

/**
 * What a tab remembers of a player's bets across a reload and a login. Neither keys nor values contain
 * the player's id, so that the next person at the machine cannot read it after a logout.
 */
export interface BetMemory {
  /** Newest first; those that were live are now being checked. */
  receipts: Receipt[];
  /** The digits chosen when the session expired; empty for none. */
  number: string;
}

/** The bet modal: what it was opened for, and the player's input. */
export interface BetSlip {
  /** The round that the player saw; only the player can change it. */
  roundId: number;
  number: string;
  /** Riel; null while the field is empty. */
  amount: number | null;
  /** The field's text if it is not an amount; otherwise absent. */
  rejectedText?: string;
  /** The amount was changed, left or submitted, so its errors are shown. */
  isTouched: boolean;
  /** The receipt of the stake that was sent from it; null before the press. */
  receiptId: string | null;
}

/**
 * What the player has entered, and the receipts of what was sent; the bets themselves are in the RTK
 * Query cache.
 */
export interface BetsState {
  /** The digits on the number display. */
  number: string;
  /** The player pressed submit without a number. */
  isNumberMissing: boolean;
  slip: BetSlip | null;
  /** One for each stake that was sent, newest first; at most one of them is being sent. */
  receipts: Receipt[];
  /** The lines of a ticket are being sent, one after the other. */
  isTicketSending: boolean;
  /** Ids of bets that belong to no receipt of this tab: of other tabs, and of receipts that were dropped; newest first. */
  claimedKeys: string[];
}

declare module '../../store/rootState' {
  interface RootState {
    bets: BetsState;
  }
}

/** The initial state, with what the tab remembers. */
export function initialBets({ number, receipts }: BetMemory): BetsState {
  return {
    number,
    isNumberMissing: false,
    slip: null,
    receipts,
    isTicketSending: false,
    claimedKeys: [],
  };
}
