import {
  betKeyOf,
  claimOf,
  equalBetKeys,
  isSameStake,
  mayBeStake,
  unclearBetKeys,
} from './betKeys';
import type { Bet, PlacedBet } from './betsApi';
import { checkWaitsMs, isReportedMissing, settledStep } from './receipt';
import type { Receipt } from './receipt';

/**
 * What a 2xx of the API says of a stake: it was taken (`unread`: without readable details), or
 * nothing, because it names another bet or says of itself that it failed.
 */
export type ResponseVerdict = 'accepted' | 'unread' | 'otherBet' | 'failed';

/** What is known when the response arrives. */
export interface KnownBets {
  /** Newest first; the receipt of this stake among them. */
  receipts: readonly Receipt[];
  /** The list as it was last read; the stake may be in it already. */
  bets: readonly Bet[];
  /** The bets that other tabs have claimed. */
  othersKeys: readonly string[];
}

/** Judges the response to the stake of a receipt (docs/decisions/receipts.md#what-a-response-proves). */
export function judgeResponse(
  { bet, saysFailure }: PlacedBet,
  receipt: Receipt,
  known: KnownBets,
): ResponseVerdict {
  const { stake } = receipt;
  if (!mayBeStake(bet, stake) || isOtherBet(betKeyOf(bet), receipt, known)) return 'otherBet';
  if (isSameStake(bet, stake)) return 'accepted';
  return saysFailure ? 'failed' : 'unread';
}

/** Statuses by which a server says that it did not take the stake in. */
const statusesOfRefusal: ReadonlySet<number> = new Set([
  400, 401, 402, 403, 404, 405, 410, 411, 413, 414, 415, 417, 419, 422, 428, 431, 451,
]);

/**
 * Whether a 4xx says that nothing was stored. Not so 408 (the time of the request was over), 409
 * (maybe with the very stake), 425 and 429 (maybe a repetition by the browser was refused), 406
 * and 424 (may come after the work was done), nor one that the list here does not know.
 */
export function saysNothingStored(status: number): boolean {
  return statusesOfRefusal.has(status);
}

/** Whether an id is that of a bet which was there before, or which another stake has become. */
function isOtherBet(
  betKey: string | null,
  { id, stake, baseline }: Receipt,
  { receipts, bets, othersKeys }: KnownBets,
): boolean {
  if (betKey === null) return false;
  const isClaimed = receipts.some((one) => one.id !== id && one.betKey === betKey);
  const isOfOtherStake = bets.some((bet) => betKeyOf(bet) === betKey && !mayBeStake(bet, stake));
  return (
    isClaimed ||
    isOfOtherStake ||
    othersKeys.includes(betKey) ||
    baseline?.includes(betKey) === true
  );
}

/** What a list of bets says of one receipt. */
export type ListVerdict =
  | { kind: 'found'; receipt: Receipt; betKey: string }
  /** Not there so far, and more lists come soon. */
  | { kind: 'absent'; receipt: Receipt; step: number }
  /** Not there so far; it is looked for until the round is settled. */
  | { kind: 'notFound'; receipt: Receipt }
  /** A row that can't be read, or one of a part that was not sent, may be it. */
  | { kind: 'unclear'; receipt: Receipt; step: number }
  /** Not there, and requested late enough to say so. */
  | { kind: 'notPlaced'; receipt: Receipt }
  /** The details of an accepted stake are there, or not. */
  | { kind: 'details'; receipt: Receipt; betKey: string }
  | { kind: 'noDetails'; receipt: Receipt; step: number };

/** A list of bets as the server sent it. */
export interface FetchedList {
  bets: readonly Bet[];
  requestId: string;
  /** The server sent only a part of the list; it may hold the stake elsewhere. */
  isPartial: boolean;
}

/**
 * What a list that just arrived says of the receipts (newest first) that wait for one.
 *
 * Presence in any list is a proof; absence only where the list was requested since the failure, is
 * complete and has no row that may be the stake. A bet belongs to one receipt at
 * most, and a live receipt claims before one that was reported otherwise, so that never more stakes
 * are reported as placed than the server holds (docs/decisions/receipts.md).
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
  for (const receipt of inOrderOfClaim(receipts)) {
    const { stake, state } = receipt;
    const isFree = (key: string) =>
      !taken.has(claimOf(stake, key)) && receipt.baseline?.includes(key) !== true;
    const free = equalBetKeys(bets, stake).filter(isFree);
    const betKey = keyOfStake(receipt, bets, free);
    if (betKey !== undefined) {
      taken.add(claimOf(stake, betKey));
      if (state === 'unread') verdicts.push({ kind: 'details', receipt, betKey });
      else if (state !== 'accepted') verdicts.push({ kind: 'found', receipt, betKey });
    } else {
      const isUnclear = isPartial || unclearBetKeys(bets, stake).some(isFree);
      const verdict = verdictOfAbsence(receipt, requestId, isUnclear);
      if (verdict) verdicts.push(verdict);
    }
  }
  return verdicts;
}

/** What it says that a list does not hold the stake readably; null if that is nothing new. */
function verdictOfAbsence(
  receipt: Receipt,
  requestId: string,
  isUnclear: boolean,
): ListVerdict | null {
  const { check, state } = receipt;
  if (check?.request?.requestId !== requestId) return null;
  const { step } = check.request;
  const isNews = step > check.absentStep;
  if (state === 'unread') return isNews ? { kind: 'noDetails', receipt, step } : null;
  if (step < checkWaitsMs(check.cause).length) return { kind: 'absent', receipt, step };
  if (isUnclear) {
    return isNews || state !== 'unclear' ? { kind: 'unclear', receipt, step } : null;
  }
  if (step >= settledStep(check.cause)) return { kind: 'notPlaced', receipt };
  return state === 'notFound' ? null : { kind: 'notFound', receipt };
}

/**
 * Accepted without a named bet (an accepted one takes the oldest: what came since is left to the
 * stakes that were pressed since), then live, then doubted; of each the newest first.
 */
function inOrderOfClaim(receipts: readonly Receipt[]): Receipt[] {
  const sent = receipts.filter(({ state }) => state === 'sending');
  // A new bet may be the one that is being sent: its own response will tell.
  const judged = receipts.filter(({ stake }) => !sent.some((one) => isSameStake(one.stake, stake)));
  return [
    ...judged.filter(({ state }) => state === 'unread'),
    ...judged.filter(({ state, betKey }) => state === 'accepted' && betKey === null),
    ...judged.filter(({ state }) => state === 'checking'),
    ...judged.filter((one) => isReportedMissing(one) && one.state !== 'notPlaced'),
    ...judged.filter(({ state }) => state === 'notPlaced'),
  ];
}

/** The bet of this list that the stake has become, where it has a readable one; `free` are nobody's yet. */
function keyOfStake(
  { state, betKey, stake }: Receipt,
  bets: readonly Bet[],
  free: readonly string[],
): string | undefined {
  if (state === 'unread' && betKey !== null) {
    // The server has named the bet: no other row is it, not even while its own can't be read.
    const isThere = bets.some((bet) => betKeyOf(bet) === betKey && isSameStake(bet, stake));
    return isThere ? betKey : undefined;
  }
  return state === 'accepted' || state === 'unread' ? free.at(-1) : free[0];
}

function claimsOf({ stake, betKey }: Receipt): string[] {
  return betKey === null ? [] : [claimOf(stake, betKey)];
}
