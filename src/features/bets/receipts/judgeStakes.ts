import {
  betKeyOf,
  claimOf,
  equalBetKeys,
  isBetId,
  isSameStake,
  mayBeStake,
  unclearBetKeys,
} from '../betKeys';
import type { Bet, PlacedBet } from '../betsApi';
import { checkWaitsMs, isReportedMissing, settledStep } from './receipt';
import type { Receipt } from './receipt';

/**
 * What a 2xx of the API proves of a stake: it was accepted (`unread`: without readable details), or
 * nothing, because the response names another bet.
 */
export type ResponseVerdict = 'accepted' | 'unread' | 'otherBet';

/** What is known when the response arrives. */
export interface KnownBets {
  /** Newest first; the receipt of this stake among them. */
  receipts: readonly Receipt[];
  /** The last list; it may contain the stake already. */
  bets: readonly Bet[];
  /** The bets that other tabs have claimed. */
  othersKeys: readonly string[];
}

/** Judges the response to the stake of a receipt (docs/decisions/receipts.md#what-a-response-proves). */
export function judgeResponse(
  { bet }: PlacedBet,
  { id, stake, baseline }: Receipt,
  { receipts, bets, othersKeys }: KnownBets,
): ResponseVerdict {
  if (!mayBeStake(bet, stake)) return 'otherBet';
  const betKey = betKeyOf(bet);
  const isOwn = isSameStake(bet, stake);
  if (betKey === null) return isOwn ? 'accepted' : 'unread';
  const claims = receipts.filter((one) => one.id !== id && one.betKey === betKey);
  const isKnown =
    claims.some((one) => isSameStake(one.stake, stake)) ||
    othersKeys.includes(betKey) ||
    baseline?.includes(betKey) === true;
  const isOfOtherStake =
    claims.length > 0 || bets.some((one) => betKeyOf(one) === betKey && !mayBeStake(one, stake));
  // The id of another number, amount or round names nothing, so that the list has to show this bet.
  if (isKnown || (isOfOtherStake && !isOwn)) return 'otherBet';
  return isOwn && !isOfOtherStake ? 'accepted' : 'unread';
}

/** Statuses by which a server says that it did not store the stake. */
const statusesOfRefusal: ReadonlySet<number | null> = new Set([
  400, 401, 402, 403, 404, 405, 410, 411, 413, 414, 415, 417, 419, 422, 428, 431, 451,
]);

/**
 * Whether a 4xx proves that nothing was stored. These do not: 408 (timed out), 409 (the conflict may be
 * with this very stake), 425 and 429 (may refuse a repetition by the browser), 406 and 424 (may come
 * after the work was done), any status that is not in the list, and a call without a response (null).
 */
export function saysNothingStored(status: number | null): status is number {
  return statusesOfRefusal.has(status);
}

/** What a list of bets says of one receipt. */
export type ListVerdict =
  | { kind: 'found'; receipt: Receipt; betKey: string }
  /** Not in the list so far, and more lists follow soon. */
  | { kind: 'absent'; receipt: Receipt; step: number }
  /** Not in the list so far; the search continues until the round is settled. */
  | { kind: 'notFound'; receipt: Receipt }
  /** An unreadable row, or one that a partial list left out, may be it. */
  | { kind: 'unclear'; receipt: Receipt; step: number }
  /** Not in the list, which was requested late enough to prove it. */
  | { kind: 'notPlaced'; receipt: Receipt }
  /** The list shows the details of an accepted stake, or does not. */
  | { kind: 'details'; receipt: Receipt; betKey: string }
  | { kind: 'noDetails'; receipt: Receipt; step: number };

/** A list of bets as the server sent it. */
export interface FetchedList {
  bets: readonly Bet[];
  requestId: string;
  /** The server sent only a part of the list; the stake may be in the rest. */
  isPartial: boolean;
}

/**
 * What a list that has just arrived proves for the receipts (newest first) that wait for one.
 *
 * Presence in any list is a proof. Absence is one only if the list was requested after the failure, is
 * complete and has no unreadable row that may be the stake. A bet belongs to at most one receipt, and
 * live receipts claim first, so that no more stakes are reported as placed than the server holds
 * (docs/decisions/receipts.md).
 *
 * @param othersKeys the bets that other tabs have claimed
 */
export function judgeReceipts(
  receipts: readonly Receipt[],
  { bets, requestId, isPartial }: FetchedList,
  othersKeys: readonly string[] = [],
): ListVerdict[] {
  const verdicts: ListVerdict[] = [];
  const taken = new Set([...othersKeys, ...receipts.flatMap(claimsOf)]);
  const ids = new Set(bets.map(betKeyOf));
  for (const receipt of inOrderOfClaim(receipts, ids)) {
    const { stake, state } = receipt;
    const isFree = (key: string) =>
      !taken.has(claimOf(stake, key)) && receipt.baseline?.includes(key) !== true;
    const free = equalBetKeys(bets, stake).filter(isFree);
    const betKey = keyOfStake(receipt, bets, free);
    if (betKey !== undefined) {
      taken.add(claimOf(stake, betKey));
      if (state === 'unread') verdicts.push({ kind: 'details', receipt, betKey });
      else if (!isAccepted(receipt)) verdicts.push({ kind: 'found', receipt, betKey });
    } else {
      const isUnclear =
        isPartial ||
        unclearBetKeys(bets, stake).some((key) => key === receipt.betKey || isFree(key));
      const verdict = verdictOfAbsence(receipt, requestId, isUnclear);
      if (verdict) verdicts.push(verdict);
    }
  }
  return verdicts;
}

/** The verdict if the list does not show the stake readably; null if it says nothing new. */
function verdictOfAbsence(
  receipt: Receipt,
  requestId: string,
  isUnclear: boolean,
): ListVerdict | null {
  const { check, state } = receipt;
  if (check?.request?.requestId !== requestId) return null;
  const { step } = check.request;
  const isNews = step > check.absentStep;
  if (step >= settledStep(check.cause) && !isUnclear) return { kind: 'notPlaced', receipt };
  if (state === 'unread') return isNews ? { kind: 'noDetails', receipt, step } : null;
  if (step < checkWaitsMs(check.cause).length) return { kind: 'absent', receipt, step };
  if (isUnclear) {
    return isNews || state !== 'unclear' ? { kind: 'unclear', receipt, step } : null;
  }
  return state === 'notFound' ? null : { kind: 'notFound', receipt };
}

/**
 * The order in which receipts claim bets: accepted or placed without an id of this list, unread, live, reported
 * missing; the newest first. An accepted one takes the oldest bet and leaves newer ones to the stakes after it.
 * The response to an accepted one has shown a bet, which is not left to an unread one that showed none.
 *
 * @param ids those of the list
 */
function inOrderOfClaim(receipts: readonly Receipt[], ids: ReadonlySet<string | null>): Receipt[] {
  const sent = receipts.filter(({ state }) => state === 'sending');
  // A new bet may be the stake that is being sent; its own response will decide.
  const judged = receipts.filter(({ stake }) => !sent.some((one) => isSameStake(one.stake, stake)));
  const lacksId = ({ betKey }: Receipt) => betKey === null || (isBetId(betKey) && !ids.has(betKey));
  return [
    ...judged.filter((one) => one.state !== 'unread' && isAccepted(one) && lacksId(one)),
    ...judged.filter(({ state }) => state === 'unread'),
    ...judged.filter(({ state }) => state === 'checking'),
    ...judged.filter((one) => isReportedMissing(one) && one.state !== 'notPlaced'),
    ...judged.filter(({ state }) => state === 'notPlaced'),
  ];
}

/** The key of the stake's bet in this list, if it is readable; `free` are the keys without a receipt. */
function keyOfStake(
  receipt: Receipt,
  bets: readonly Bet[],
  free: readonly string[],
): string | undefined {
  const { betKey, stake } = receipt;
  const named = bets.filter((bet) => betKeyOf(bet) === betKey && mayBeStake(bet, stake));
  if (betKey !== null && named.length > 0) {
    // The server named the bet: no other row can be it, even while that row is unreadable.
    return named.some((bet) => isSameStake(bet, stake)) ? betKey : undefined;
  }
  return isAccepted(receipt) ? free.at(-1) : free[0];
}

function isAccepted({ state }: Receipt): boolean {
  return state === 'accepted' || state === 'unread' || state === 'placed';
}

function claimsOf({ stake, betKey }: Receipt): string[] {
  return betKey === null ? [] : [claimOf(stake, betKey)];
}
