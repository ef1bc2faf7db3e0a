/** The receipt after each event (docs/decisions/receipts.md). */
import type { Bet } from '../../domain/bet';
import { betKeyOf, isSameStake } from './betKeys';
import { isAccepted, isLive, isOpen, isReportedMissing, missesUntilNotFound } from './receipt';
import type { Debit, MissState, Receipt, StakeCheck, UnansweredCause } from './receipt';

/** A response after more than this many milliseconds is slow. */
const slowCallMs = 1000;

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

/** A receipt that was restored after a reload: its check begins again, and an open one is checked. */
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

/**
 * The receipts after the list of this request came. No search ends while an equal stake is in flight, whose bet can't be
 * told from a second one.
 */
export function receiptsAfterList(
  receipts: Receipt[],
  requestId: string,
  bets: readonly Bet[],
): Receipt[] {
  const keys = new Set(bets.map(betKeyOf));
  const judged = new Set(notBeingSent(receipts));
  return receipts.map((one) => (judged.has(one) ? receiptAfterList(one, requestId, keys) : one));
}

/** Without those of a stake that is being sent: a new bet may be it, and its own response will decide. */
export function notBeingSent(receipts: readonly Receipt[]): Receipt[] {
  const sent = receipts.filter(({ state }) => state === 'sending');
  return receipts.filter(({ stake }) => !sent.some((one) => isSameStake(one.stake, stake)));
}

/** The list does not show the stake; `state` is the conclusion so far. */
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

/** A list lacks bets that the page knew, among which the stake could be. */
export const receiptAfterCutList = (receipt: Receipt): Receipt => ({ ...receipt, isListCut: true });

/** The player dismissed it; a live one stays. */
export function receiptAfterDismissal(receipt: Receipt): Receipt {
  return isLive(receipt) || !receipt.isShown ? receipt : { ...receipt, isShown: false };
}

/** The next stake is pressed: a receipt that has no more to say leaves the screen. */
export function receiptAfterNextPress(receipt: Receipt): Receipt {
  const hasMoreToSay = isOpen(receipt) || receipt.twinKey !== undefined;
  return hasMoreToSay ? receipt : receiptAfterDismissal(receipt);
}

/**
 * A bet turns out to be that of another tab's stake, or a second one of such (`isTwin`): it is not this stake, nor its
 * second bet. What another tab took for a second bet may still be that of an open stake.
 */
export function receiptAfterOthersClaim(
  receipt: Receipt,
  betKey: string,
  isTwin: boolean,
): Receipt {
  const { twinKey, ...single } = receipt;
  const own = twinKey === betKey ? single : receipt;
  const isDecided = isAccepted(own) && own.check === null;
  const mayBeOwn = (isTwin && isOpen(own)) || own.betKey === betKey;
  if (isDecided || mayBeOwn || own.baseline.includes(betKey)) return own;
  return { ...own, baseline: [...own.baseline, betKey] };
}

/** `cause` null for a stake that the server answered. */
export function newCheck(cause: UnansweredCause | null): StakeCheck {
  return { cause, stage: 'early', request: null, misses: 0 };
}
