import type { Stake } from './betsApi';

/**
 * Where a stake stands. Live: `sending` (its call is under way) and `checking` (no answer was to be
 * had, the list of bets decides). Ends: `accepted` (the server's own answer), `placed` (found in the
 * list), `notPlaced` (a list that was asked for long enough after the failure does not hold it) and
 * `refused` (the server said no, so nothing was stored).
 */
export const receiptStates = [
  'sending',
  'checking',
  'accepted',
  'placed',
  'notPlaced',
  'refused',
] as const;

export type ReceiptState = (typeof receiptStates)[number];

/** Why nobody knows whether a stake was stored. */
export type SilenceCause = 'offline' | 'timeout' | 'server' | 'badAnswer' | 'reload';

/** How far the search for a stake in the list of bets has come. */
export interface StakeCheck {
  cause: SilenceCause;
  /** The step that is reached, from 0; each begins after its wait ({@link checkWaitsMs}). */
  step: number;
  /** The newest list that was asked for since the failure, and the step in which it was. */
  question: { requestId: string; step: number } | null;
  /** The newest step whose list came without the stake; -1 before the first. */
  absentStep: number;
}

/** What the player holds of one press: the stake, and what is known of it. */
export interface Receipt {
  id: string;
  userId: string;
  stake: Stake;
  state: ReceiptState;
  /** Keys of the equal bets known at the press; null where the list had not been read yet. */
  baseline: string[] | null;
  /** Key of the bet that this stake has become, where it is known. */
  betKey: string | null;
  /** Only while it is being checked. */
  check: StakeCheck | null;
  /** It was told as not placed before it was found. */
  isLate: boolean;
  /** It stands on the screen until the player puts it away. */
  isShown: boolean;
}

/** The receipt of a press, before its call leaves. */
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

/** The server took the stake; `betKey` null where its answer names no bet. */
export function receiptAfterAcceptance(receipt: Receipt, betKey: string | null): Receipt {
  if (receipt.state !== 'sending') return receipt;
  return { ...receipt, state: 'accepted', betKey };
}

/** The server refused the stake. `isShown`: nothing else tells the player of it. */
export function receiptAfterRefusal(receipt: Receipt, isShown: boolean): Receipt {
  if (receipt.state !== 'sending') return receipt;
  return { ...receipt, state: 'refused', isShown };
}

/** No answer, or none that says anything: the stake is being checked from now on. */
export function receiptAfterSilence(receipt: Receipt, cause: SilenceCause): Receipt {
  if (receipt.state !== 'sending') return receipt;
  return { ...receipt, state: 'checking', check: newCheck(cause), isShown: true };
}

/** A receipt that comes back after its page is gone: what was live is being checked anew. */
export function receiptAfterReload(receipt: Receipt): Receipt {
  if (!isLive(receipt)) return receipt;
  return { ...receipt, state: 'checking', check: newCheck('reload'), isShown: true };
}

/** The wait before a step of the check is over. */
export function receiptAfterStep(receipt: Receipt, step: number): Receipt {
  if (receipt.check === null || step <= receipt.check.step) return receipt;
  return { ...receipt, check: { ...receipt.check, step } };
}

/** The list of bets was asked for; its answer counts as a proof of absence in this step. */
export function receiptAfterQuestion(receipt: Receipt, requestId: string): Receipt {
  if (receipt.check === null) return receipt;
  const question = { requestId, step: receipt.check.step };
  return { ...receipt, check: { ...receipt.check, question } };
}

/** A list that was asked for in this step came without the stake; there are more steps. */
export function receiptAfterAbsence(receipt: Receipt, step: number): Receipt {
  if (receipt.check === null || step <= receipt.check.absentStep) return receipt;
  return { ...receipt, check: { ...receipt.check, absentStep: step } };
}

/** The last list came without the stake. */
export function receiptAfterProof(receipt: Receipt): Receipt {
  if (receipt.state !== 'checking') return receipt;
  return { ...receipt, state: 'notPlaced', check: null, isShown: true };
}

/** The stake is in a list; also after it was told as not placed. */
export function receiptAfterFind(receipt: Receipt, betKey: string): Receipt {
  if (receipt.state !== 'checking' && receipt.state !== 'notPlaced') return receipt;
  const isLate = receipt.state === 'notPlaced';
  return { ...receipt, state: 'placed', betKey, check: null, isLate, isShown: true };
}

/** The player has read it; a live one stays. */
export function receiptAfterDismissal(receipt: Receipt): Receipt {
  return isLive(receipt) || !receipt.isShown ? receipt : { ...receipt, isShown: false };
}

/** Whether nobody knows yet what becomes of the stake. */
export function isLive({ state }: Receipt): boolean {
  return state === 'sending' || state === 'checking';
}

/** The time limit of a call has run out by the last step also for a call that a reload cut off. */
const waitsMs = { usual: [2000, 5000], reload: [2000, 5000, 8000] } as const;

/** Milliseconds before each step of a check after the first, which begins at once. */
export function checkWaitsMs(cause: SilenceCause): readonly number[] {
  return cause === 'reload' ? waitsMs.reload : waitsMs.usual;
}

/** Whether a list that was asked for in this step and lacks the stake settles it. */
export function isLastStep(step: number, cause: SilenceCause): boolean {
  return step >= checkWaitsMs(cause).length;
}

function newCheck(cause: SilenceCause): StakeCheck {
  return { cause, step: 0, question: null, absentStep: -1 };
}
