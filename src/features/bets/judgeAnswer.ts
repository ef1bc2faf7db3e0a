import { betKeyOf, isSameStake, mayBeStake } from './betKeys';
import type { Bet, PlacedBet } from './betsApi';
import type { Receipt } from './receipt';

/**
 * What a 2xx of the API says of a stake: it was taken (`unread`: without readable details), or
 * nothing, because it names another bet or says of itself that it failed.
 */
export type AnswerVerdict = 'accepted' | 'unread' | 'otherBet' | 'failed';

/** What is known at the moment of the answer. */
export interface KnownBets {
  /** Newest first; the receipt of the answer among them. */
  receipts: readonly Receipt[];
  /** The list as it was last read; the stake may be in it already. */
  bets: readonly Bet[];
  /** The bets that other tabs have claimed. */
  othersKeys: readonly string[];
}

/** Reads the answer to the stake of a receipt (docs/decisions/receipts.md#what-a-response-proves). */
export function judgeAnswer(
  { bet, saysFailure }: PlacedBet,
  receipt: Receipt,
  known: KnownBets,
): AnswerVerdict {
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
