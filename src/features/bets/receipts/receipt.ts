import type { CallTime, Stake } from '../betsApi';

/**
 * Where a stake stands (docs/decisions/receipts.md).
 * - `sending`: its request is in flight
 * - `checking`: no response said what became of it; the list of bets is fetched
 * - `accepted`: the server's own response
 * - `unread`: the server's own response, whose details can't be read; the list is fetched for them until the round is settled
 * - `placed`: found in the list
 * - `notFound`: not in the list so far, which is fetched until the round is settled
 * - `unclear`: the list has a row that can't be read and may be this stake
 * - `notPlaced`: not in a list that was requested after the round was settled
 * - `refused`: the server said no, so nothing was stored
 */
export const receiptStates = [
  'sending',
  'checking',
  'accepted',
  'unread',
  'placed',
  'notFound',
  'unclear',
  'notPlaced',
  'refused',
] as const;

export type ReceiptState = (typeof receiptStates)[number];

/**
 * Why it is unknown whether a stake was stored. `unsure`: the server's refusal does not prove that it
 * was not ({@link saysNothingStored}); `otherBet`: the server accepted another bet.
 */
export type UnansweredCause =
  'offline' | 'timeout' | 'server' | 'invalidResponse' | 'unsure' | 'otherBet' | 'reload';

/** The progress of the search for a stake in the list of bets. */
export interface StakeCheck {
  cause: UnansweredCause;
  /**
   * The current step, from 0: those of {@link checkWaitsMs} begin after their wait, the last one
   * ({@link settledStep}) when the round is settled.
   */
  step: number;
  /** The newest request for the list since the failure, and the step in which it was sent. */
  request: { requestId: string; step: number } | null;
  /** The newest step whose list did not contain the stake; -1 before the first. */
  absentStep: number;
}

/** The receipt of one press: the stake, and what is known of it. */
export interface Receipt {
  id: string;
  userId: string;
  stake: Stake;
  state: ReceiptState;
  /** Keys of the equal bets known at the press; null if the list had not been read yet. */
  baseline: string[] | null;
  /** Key of the bet that this stake became; null while unknown. */
  betKey: string | null;
  /** Only while the list of bets is fetched for it. */
  check: StakeCheck | null;
  /** It was reported as not found or not placed before it was found. */
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

/** The receipt of a press, before its request is sent. */
export function receiptOfPress(
  press: Pick<Receipt, 'id' | 'userId' | 'stake' | 'baseline'>,
): Receipt {
  return {
    ...press,
    state: 'sending',
    betKey: null,
    check: null,
    isLate: false,
    isShown: false,
  };
}

/** The call of the stake has ended; what it means comes with the next step. */
export function receiptAfterCall(receipt: Receipt, callTime: CallTime | undefined): Receipt {
  if (receipt.state !== 'sending' || callTime === undefined) return receipt;
  return { ...receipt, callTime };
}

/** The server took the stake; `betKey` null if its response names no bet. A slow response is shown. */
export function receiptAfterAcceptance(receipt: Receipt, betKey: string | null): Receipt {
  if (receipt.state !== 'sending') return receipt;
  const isShown = (receipt.callTime?.ms ?? 0) > slowCallMs;
  return { ...receipt, state: 'accepted', betKey, isShown };
}

/** The server took the stake, but the details of its response can't be read. */
export function receiptAfterUnreadAcceptance(receipt: Receipt, betKey: string | null): Receipt {
  if (receipt.state !== 'sending') return receipt;
  return { ...receipt, state: 'unread', betKey, check: newWatch('invalidResponse') };
}

/** The server refused the stake. `isShown`: nothing else informs the player. */
export function receiptAfterRefusal(receipt: Receipt, isShown: boolean): Receipt {
  if (receipt.state !== 'sending') return receipt;
  return { ...receipt, state: 'refused', isShown };
}

/** No response, or one that proves nothing: the stake is being checked from now on. */
export function receiptAfterSilence(receipt: Receipt, cause: UnansweredCause): Receipt {
  if (receipt.state !== 'sending') return receipt;
  return { ...receipt, state: 'checking', check: newCheck(cause), isShown: true };
}

/** A receipt that was restored after a reload: what was open is checked again. */
export function receiptAfterReload(receipt: Receipt): Receipt {
  if (isLive(receipt)) {
    return { ...receipt, state: 'checking', check: newCheck('reload'), isShown: true };
  }
  const { state } = receipt;
  const isOpen = state === 'notFound' || state === 'unclear' || state === 'unread';
  return isOpen ? { ...receipt, check: newWatch('reload') } : receipt;
}

/** The wait before a step of the check is over. */
export function receiptAfterStep(receipt: Receipt, step: number): Receipt {
  if (receipt.check === null || step <= receipt.check.step) return receipt;
  return { ...receipt, check: { ...receipt.check, step } };
}

/** The list of bets was requested; its response proves absence in this step. */
export function receiptAfterRequest(receipt: Receipt, requestId: string): Receipt {
  if (receipt.check === null) return receipt;
  const request = { requestId, step: receipt.check.step };
  return { ...receipt, check: { ...receipt.check, request } };
}

/** A list that was requested in this step does not contain the stake; more steps follow. */
export function receiptAfterAbsence(receipt: Receipt, step: number): Receipt {
  if (receipt.check === null || step <= receipt.check.absentStep) return receipt;
  return { ...receipt, check: { ...receipt.check, absentStep: step } };
}

/** The lists do not contain the stake; the search continues until the round is settled. */
export function receiptAfterMiss(receipt: Receipt): Receipt {
  if (receipt.state !== 'checking' && receipt.state !== 'unclear') return receipt;
  return { ...receipt, state: 'notFound', isShown: true };
}

/** A list that was requested in this step has an unreadable row that may be the stake. */
export function receiptAfterUnclearList(receipt: Receipt, step: number): Receipt {
  const { state } = receipt;
  if (state !== 'checking' && state !== 'notFound' && state !== 'unclear') return receipt;
  const isShown = state === 'unclear' ? receipt.isShown : true;
  return { ...receiptAfterAbsence(receipt, step), state: 'unclear', isShown };
}

/** A list that was requested after the round was settled does not contain the stake, whatever its response said. */
export function receiptAfterProof(receipt: Receipt): Receipt {
  if (receipt.check === null) return receipt;
  // A player who dismissed 'not found' needs no second card.
  const isShown = receipt.state === 'notFound' ? receipt.isShown : true;
  return { ...receipt, state: 'notPlaced', check: null, isShown };
}

/** The stake is in a list; also after it was reported as not found or not placed. */
export function receiptAfterFind(receipt: Receipt, betKey: string): Receipt {
  const { state } = receipt;
  const isLate = isReportedMissing(receipt);
  if (state !== 'checking' && !isLate) return receipt;
  return { ...receipt, state: 'placed', betKey, check: null, isLate, isShown: true };
}

/** A list shows the details of an accepted stake. */
export function receiptAfterDetails(receipt: Receipt, betKey: string): Receipt {
  if (receipt.state !== 'unread') return receipt;
  return { ...receipt, state: 'accepted', betKey, check: null, isShown: false };
}

/** A list of this step does not show those details; `step` is null if it could not be loaded. */
export function receiptAfterNoDetails(receipt: Receipt, step: number | null): Receipt {
  if (receipt.state !== 'unread') return receipt;
  return { ...receiptAfterAbsence(receipt, step ?? -1), isShown: true };
}

/** The player dismissed it; a live one stays. */
export function receiptAfterDismissal(receipt: Receipt): Receipt {
  return isLive(receipt) || !receipt.isShown ? receipt : { ...receipt, isShown: false };
}

/** The next stake is pressed: a decided receipt leaves the screen. */
export function receiptAfterNextPress(receipt: Receipt): Receipt {
  return receipt.check === null ? receiptAfterDismissal(receipt) : receipt;
}

/** Whether the outcome of the stake is open, so that no equal one may be sent. */
export function isLive({ state }: Receipt): boolean {
  return state === 'sending' || state === 'checking';
}

/**
 * Whether the list is fetched for it in the background. That ends with a list that was requested after
 * the round was settled; if it decides nothing, any later list still may.
 */
export function isWatched(receipt: Receipt): receipt is SearchedReceipt {
  const { check } = receipt;
  return check !== null && !isLive(receipt) && check.absentStep < settledStep(check.cause);
}

/** Whether the player was shown that it may not have been placed. */
export function isReportedMissing({ state }: Receipt): boolean {
  return state === 'notFound' || state === 'unclear' || state === 'notPlaced';
}

/** Whether 'bet again' is offered, which fetches the list first. */
export function canBetAgain({ state }: Receipt): boolean {
  return state === 'notFound' || state === 'notPlaced' || state === 'refused';
}

/** After a reload the waits cover the time limit of the call that it cut off. */
const waitsMs = { usual: [2000, 5000], reload: [2000, 5000, 8000] } as const;

/** Milliseconds before each step of a check after the first, which begins at once. */
export function checkWaitsMs(cause: UnansweredCause): readonly number[] {
  return cause === 'reload' ? waitsMs.reload : waitsMs.usual;
}

/** The last step: its list is requested once the round is settled. */
export function settledStep(cause: UnansweredCause): number {
  return checkWaitsMs(cause).length + 1;
}

function newCheck(cause: UnansweredCause): StakeCheck {
  return { cause, step: 0, request: null, absentStep: -1 };
}

/** A check whose waits are over. */
function newWatch(cause: UnansweredCause): StakeCheck {
  return { ...newCheck(cause), step: checkWaitsMs(cause).length };
}
