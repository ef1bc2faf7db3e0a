import type { Receipt } from './receipt';

/**
 * What a tab remembers of a player's bets beyond a reload and a login. Neither keys nor values name the
 * player: what is left after a logout gives the next person at the machine no id.
 */
export interface BetMemory {
  /** Newest first; what was live is being checked. */
  receipts: Receipt[];
  /** The digits chosen when the session expired; empty for none. */
  number: string;
}

/** The bet modal: what it was opened for, and what the player has set in it so far. */
export interface BetSlip {
  /** The round that the player saw; only the player moves it to another one. */
  roundId: number;
  number: string;
  /** Riel; null while the field is empty. */
  amount: number | null;
  /** What the field holds where that is no amount; absent otherwise, as in older traces. */
  rejectedText?: string;
  /** The amount was changed, left or submitted: from now on the form says what is wrong with it. */
  isTouched: boolean;
  /** The receipt of the stake that was sent from it; null before the press. */
  receiptId: string | null;
}

/**
 * What the player types, and what became of what was sent; the bets themselves are in the API’s
 * cache.
 */
export interface BetsState {
  /** The digits on the number display. */
  number: string;
  /** The player pressed submit without a number. */
  isNumberMissing: boolean;
  slip: BetSlip | null;
  /** One for each stake that was sent, newest first; at most one of them is live. */
  receipts: Receipt[];
  /** The receipt for which the list is fetched before its stake is offered again. */
  lookingAgainId: string | null;
  /** Ids of the bets that stakes of other tabs have become, newest first. */
  claimedElsewhere: string[];
  /** The server sent only a part of the list of bets; absent otherwise, as in older traces. */
  isListPartial?: boolean;
}

/** The state at start, with what a reload must remember. */
export function initialBets({ number, receipts }: BetMemory): BetsState {
  return {
    number,
    isNumberMissing: false,
    slip: null,
    receipts,
    lookingAgainId: null,
    claimedElsewhere: [],
  };
}
