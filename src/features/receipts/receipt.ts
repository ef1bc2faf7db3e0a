import type { Stake } from '../../domain/bet';

/** How long the call of a stake took. */
export interface CallTime {
  ms: number;
  /** The call ended without a response of the server. */
  isUnanswered: boolean;
}

/**
 * Where a stake stands (docs/decisions/receipts.md).
 * - `sending`: its request is in flight
 * - `checking`: no response said what became of it; the list of bets is fetched
 * - `accepted`: the server's own response carried the bet
 * - `placed`: found in the list
 * - `notFound`: not in the list so far, and nothing proves that the server does not have it
 * - `unclear`: the list is incomplete, or has a row that can't be read and may be this stake
 * - `notPlaced`: a complete list and the balance prove that the server does not have it
 * - `refused`: the server said no
 */
export const receiptStates = [
  'sending',
  'checking',
  'accepted',
  'placed',
  'notFound',
  'unclear',
  'notPlaced',
  'refused',
] as const;

export type ReceiptState = (typeof receiptStates)[number];

/** The message to the player about a stake that a list does not show. */
export type MissState = Extract<ReceiptState, 'checking' | 'notFound' | 'unclear'>;

/**
 * Why it is unknown whether a stake was stored. `unsure`: the server's refusal does not prove that it
 * was not ({@link saysNothingStored}); `otherBet`: the response names another bet.
 */
export type UnansweredCause =
  'offline' | 'timeout' | 'server' | 'invalidResponse' | 'unsure' | 'otherBet' | 'reload';

/** The search for a stake in the list of bets. */
export interface StakeCheck {
  /** Null if the server answered: one list is fetched all the same. */
  cause: UnansweredCause | null;
  /** `overdue` once a later round than the stake's is drawn; `over` after a list that was requested then. */
  stage: 'early' | 'overdue' | 'over';
  /** The newest request for the list since the call ended, and the stage in which it was sent. */
  request: { requestId: string; isOverdue: boolean } | null;
  /** The lists since then that did not show the stake. */
  misses: number;
}

/**
 * What the live balance says since the press: this stake was not debited (`none`), it was (`seen`), or the balance was
 * not live all the time (`unknown`).
 */
export type Debit = 'none' | 'seen' | 'unknown';

/** The receipt of one press: the stake, and what is known of it. */
export interface Receipt {
  /** Also the key of the press, by which a server recognises a repeated request. */
  id: string;
  userId: string;
  stake: Stake;
  state: ReceiptState;
  /** Keys of the equal bets known at the press, and of those that other tabs have claimed since. */
  baseline: string[];
  /** The list had not been read yet, or only in part: an equal bet may be older than the press. */
  isBaselinePartial?: true;
  /** Key of the bet that this stake became; null while unknown. */
  betKey: string | null;
  /** Key of a second bet that the server stored for this press; absent without one. */
  twinKey?: string;
  debit: Debit;
  /** A list since the press lacked bets that the page knew: no list proves the absence of this stake. */
  isListCut?: true;
  /** Only while the list of bets is fetched for it. */
  check: StakeCheck | null;
  /** It was reported as refused, not found or not placed before it was found. */
  isLate: boolean;
  /** It is shown until the player dismisses it. */
  isShown: boolean;
  /** Absent while the call runs and after a reload. */
  callTime?: CallTime;
}

/** A receipt for which the list of bets is fetched. */
export type SearchedReceipt = Receipt & { check: StakeCheck };

/** The most receipts that are kept, in the store and in the storage: those of a full ticket and some more. */
export const mostReceipts = 80;

/**
 * After this many lists without the stake the player is told so, or after the last that is fetched. A refusal is
 * corrected by as many.
 */
export const missesUntilNotFound = 3;

/** Whether the answer or the first lists are still to come. */
export const isLive = ({ state }: Receipt): boolean => state === 'sending' || state === 'checking';

/** Whether the outcome of the stake is unknown, so that no equal one may be sent. */
export function isOpen(receipt: Receipt): boolean {
  return isLive(receipt) || receipt.state === 'notFound' || receipt.state === 'unclear';
}

/** Whether the server's own response or a list says that it has the stake. */
export function isAccepted({ state }: Receipt): boolean {
  return state === 'accepted' || state === 'placed';
}

/**
 * Whether the list is fetched for it. That ends with a list that was requested once a later round was drawn, for a
 * refused one with the first; if it decides nothing, any later list still may.
 */
export function isWatched(receipt: Receipt): receipt is SearchedReceipt {
  const { check, state } = receipt;
  return check !== null && check.stage !== 'over' && !(state === 'refused' && check.misses > 0);
}

/** Whether the player was shown that it was or may be not placed. */
export function isReportedMissing(receipt: Receipt): boolean {
  const { state } = receipt;
  return state === 'refused' || state === 'notPlaced' || (isOpen(receipt) && !isLive(receipt));
}

/** Whether a list without the stake is too early to say so: more lists are fetched for it. */
export function isEarlyMiss({ state, check: { request, misses } }: SearchedReceipt): boolean {
  return state === 'checking' && !request?.isOverdue && misses + 1 < missesUntilNotFound;
}

/** Whether 'bet again' is offered: only where the server surely has not stored the stake. */
export function canBetAgain({ state }: Receipt): boolean {
  return state === 'notPlaced' || state === 'refused';
}
