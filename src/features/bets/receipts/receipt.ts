import type { CallTime, Stake } from '../betsApi';

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

/** What the player is told of a stake that a list does not show. */
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
 * What the live balance says since the press: it did not fall by this stake (`none`), it did (`seen`), or it
 * was not live all the time (`unknown`).
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

/** A response after more than this many milliseconds is slow. */
const slowCallMs = 1000;

/**
 * After this many lists without the stake the player is told so, or after the last that is fetched. A refusal is
 * corrected by as many.
 */
const missesUntilNotFound = 3;

/** The receipt of a press, before its request is sent. */
export function receiptOfPress(
  press: Pick<Receipt, 'id' | 'userId' | 'stake' | 'baseline' | 'isBaselinePartial'> & {
    debit?: Debit;
  },
): Receipt {
  return {
    debit: 'unknown',
    ...press,
    state: 'sending',
    betKey: null,
    check: null,
    isLate: false,
    isShown: false,
  };
}

/** The server took the stake; `betKey` null if its bet has no id. A slow response is shown. */
export function receiptAfterAcceptance(receipt: Receipt, betKey: string | null): Receipt {
  if (receipt.state !== 'sending') return receipt;
  const isShown = (receipt.callTime?.ms ?? 0) > slowCallMs;
  return { ...receipt, state: 'accepted', betKey, check: newCheck(null), isShown };
}

/** The server refused the stake. `isShown`: nothing else informs the player. */
export function receiptAfterRefusal(receipt: Receipt, isShown: boolean): Receipt {
  if (receipt.state !== 'sending') return receipt;
  return { ...receipt, state: 'refused', check: newCheck(null), isShown };
}

/** No response, or one that proves nothing: the stake is being checked from now on. */
export function receiptAfterSilence(receipt: Receipt, cause: UnansweredCause): Receipt {
  if (receipt.state !== 'sending') return receipt;
  return { ...receipt, state: 'checking', check: newCheck(cause), isShown: true };
}

/** A receipt that was restored after a reload: its check begins again, and what was open is checked. */
export function receiptAfterReload(receipt: Receipt): Receipt {
  if (!isOpen(receipt)) return receipt.check ? { ...receipt, check: newCheck(null) } : receipt;
  const check = newCheck('reload');
  return isLive(receipt)
    ? { ...receipt, state: 'checking', check, isShown: true }
    : { ...receipt, check };
}

/** A later round than the stake's is drawn: a list that is requested from now on is late enough. */
export function receiptAfterLaterRound(receipt: Receipt): Receipt {
  const { check } = receipt;
  if (check?.stage !== 'early') return receipt;
  return { ...receipt, check: { ...check, stage: 'overdue' } };
}

/** The list of bets was requested, after the call of this stake had ended. */
export function receiptAfterRequest(receipt: Receipt, requestId: string): Receipt {
  const { check } = receipt;
  if (check === null) return receipt;
  const request = { requestId, isOverdue: check.stage !== 'early' };
  return { ...receipt, check: { ...check, request } };
}

/**
 * A list of this request has come: that is all that an answered stake waited for, unless it lacks an accepted bet, as
 * a replica that lags does. A refused stake, which such a list would lack too, waits for some more, although none is
 * requested for it.
 *
 * @param keys of the listed bets
 */
export function receiptAfterList(
  receipt: Receipt,
  requestId: string,
  keys: ReadonlySet<string | null>,
): Receipt {
  const { check, betKey, state } = receipt;
  if (check?.cause !== null || check.request?.requestId !== requestId) return receipt;
  if (state === 'refused') {
    const misses = check.misses + 1;
    return { ...receipt, check: misses < missesUntilNotFound ? { ...check, misses } : null };
  }
  // A list of rows without ids names no bet.
  const isNaming = betKey !== null && !keys.has(null);
  const isLacking = state === 'accepted' && isNaming && !keys.has(betKey);
  if (!isLacking) return { ...receipt, check: null };
  return check.request.isOverdue ? { ...receipt, check: { ...check, stage: 'over' } } : receipt;
}

/** The list does not show the stake; `state` is what that means so far. */
export function receiptAfterMiss(receipt: Receipt, state: MissState): Receipt {
  const { check } = receipt;
  if (check === null || !isOpen(receipt)) return receipt;
  const stage = check.request?.isOverdue === true ? 'over' : check.stage;
  const isShown = receipt.state === state ? receipt.isShown : true;
  return { ...receipt, state, check: { ...check, stage, misses: check.misses + 1 }, isShown };
}

/** A complete list and the balance prove that the server does not have the stake. */
export function receiptAfterProof(receipt: Receipt): Receipt {
  if (receipt.check === null || !isOpen(receipt)) return receipt;
  // A player who dismissed 'not found' needs no second card.
  const isShown = receipt.state === 'notFound' ? receipt.isShown : true;
  return { ...receipt, state: 'notPlaced', check: null, isShown };
}

/** The stake is in a list; also after it was reported as refused, not found or not placed. */
export function receiptAfterFind(receipt: Receipt, betKey: string): Receipt {
  const isLate = isReportedMissing(receipt);
  if (receipt.state !== 'checking' && !isLate) return receipt;
  return { ...receipt, state: 'placed', betKey, check: null, isLate, isShown: true };
}

/** The list has one more new bet than there were presses. */
export function receiptAfterTwin(receipt: Receipt, twinKey: string): Receipt {
  return { ...receipt, twinKey, isShown: true };
}

/**
 * A bet turns out to be that of another tab's stake, or a second one of such (`isTwin`): it is not this stake, nor its
 * second bet. The response to a stake in flight may still name what another tab took for a second bet.
 */
export function receiptAfterOthersClaim(
  receipt: Receipt,
  betKey: string,
  isTwin: boolean,
): Receipt {
  const { twinKey, baseline, check } = receipt;
  const { twinKey: _, ...single } = receipt;
  const isDecided = isAccepted(receipt) && check === null;
  const isNamed = isTwin && receipt.state === 'sending';
  if (isDecided || isNamed || receipt.betKey === betKey || baseline.includes(betKey)) {
    return twinKey === betKey ? single : receipt;
  }
  return { ...(twinKey === betKey ? single : receipt), baseline: [...baseline, betKey] };
}

/** A list lacks bets that the page knew, among which the stake could be. */
export function receiptAfterCutList(receipt: Receipt): Receipt {
  return { ...receipt, isListCut: true };
}

/** The player dismissed it; a live one stays. */
export function receiptAfterDismissal(receipt: Receipt): Receipt {
  return isLive(receipt) || !receipt.isShown ? receipt : { ...receipt, isShown: false };
}

/** The next stake is pressed: a receipt that has no more to say leaves the screen. */
export function receiptAfterNextPress(receipt: Receipt): Receipt {
  const hasMoreToSay = isOpen(receipt) || receipt.twinKey !== undefined;
  return hasMoreToSay ? receipt : receiptAfterDismissal(receipt);
}

/** Whether the answer or the first lists are still to come. */
export function isLive({ state }: Receipt): boolean {
  return state === 'sending' || state === 'checking';
}

/** Whether nobody knows what became of the stake, so that no equal one may be sent. */
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

/** `cause` null for a stake that the server answered. */
export function newCheck(cause: UnansweredCause | null): StakeCheck {
  return { cause, stage: 'early', request: null, misses: 0 };
}
