import {
  betKeyOf,
  claimOf,
  equalBetKeys,
  isSameStake,
  mayBeStake,
  unclearBetKeys,
} from './betKeys';
import type { Bet } from '../../domain/bet';
import { isAccepted, isEarlyMiss, isLive, isOpen } from './receipt';
import type { MissState, Receipt } from './receipt';
import { notBeingSent, receiptAfterList } from './receiptMachine';

/** What a 2xx to a stake carries. */
export interface PlacedBet {
  /** The server's message to the player; null without one. */
  message: string | null;
  /** Null without a bet whose round, number and amount are readable. */
  bet: Bet | null;
}

/** What a 2xx proves of a stake: it was accepted, or nothing: it carries no readable bet, or another one. */
export type ResponseVerdict = 'accepted' | 'invalidResponse' | 'otherBet';

/** What is known when the response arrives. */
export interface KnownBets {
  /** Newest first; the receipt of this stake among them. */
  receipts: readonly Receipt[];
  /** The last list; it may contain the stake already. */
  bets: readonly Bet[];
}

/**
 * Judges a 2xx to the stake of a receipt by the bet that it carries, whatever else it says
 * (docs/decisions/receipts.md#what-a-response-proves).
 */
export function judgeResponse(
  { bet }: PlacedBet,
  { id, stake, baseline }: Receipt,
  { receipts, bets }: KnownBets,
): ResponseVerdict {
  if (bet === null || !mayBeStake(bet, stake)) return bet === null ? 'invalidResponse' : 'otherBet';
  if (!isSameStake(bet, stake)) return 'invalidResponse';
  const betKey = betKeyOf(bet);
  if (betKey === null) return 'accepted';
  const isKnown =
    receipts.some((one) => one.id !== id && claimsOf(one).includes(betKey)) ||
    baseline.includes(betKey) ||
    bets.some((one) => betKeyOf(one) === betKey && !mayBeStake(one, stake));
  return isKnown ? 'otherBet' : 'accepted';
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
  /** The bet of an accepted stake whose response named none. */
  | { kind: 'named'; receipt: Receipt; betKey: string }
  /** The list has a second new bet for this one press. */
  | { kind: 'twin'; receipt: Receipt; betKey: string }
  /** Not in the list, which proves nothing; `state` is what the player is told. */
  | { kind: 'missed'; receipt: Receipt; state: MissState }
  /** Neither the list nor the balance shows it, and both would. */
  | { kind: 'notPlaced'; receipt: Receipt };

/** A list of bets as the server sent it. */
export interface FetchedList {
  /** Newest first. */
  bets: readonly Bet[];
  requestId: string;
  /** The server sent only a part of the list; the stake may be in the rest. */
  isPartial: boolean;
}

/**
 * What a list that has just arrived proves for the receipts (newest first).
 *
 * Presence in any list is a proof. A bet belongs to at most one receipt, and live receipts claim first, so that
 * no more stakes are reported as placed than the server holds (docs/decisions/receipts.md). A second bet is looked
 * for only in the list that ends the search for a stake: in later ones it may be a bet of another device.
 *
 * @param receipts as they were before the list arrived
 */
export function judgeReceipts(receipts: readonly Receipt[], list: FetchedList): ListVerdict[] {
  const { bets, requestId } = list;
  const taken = new Set(receipts.flatMap(claimsOf));
  const freeKeys = ({ stake, baseline }: Receipt, keys: readonly string[]) =>
    keys.filter((key) => !taken.has(claimOf(stake, key)) && !baseline.includes(key));
  const claimed = inOrderOfClaim(receipts, bets).flatMap((receipt): ListVerdict[] => {
    const { stake } = receipt;
    const free = freeKeys(receipt, equalBetKeys(bets, stake));
    const betKey = isAccepted(receipt) ? free.at(-1) : free[0];
    if (betKey !== undefined) {
      taken.add(claimOf(stake, betKey));
      if (!isAccepted(receipt)) return [{ kind: 'found', receipt, betKey }];
      return receipt.betKey === null ? [{ kind: 'named', receipt, betKey }] : [];
    }
    const isUnclear = list.isPartial || freeKeys(receipt, unclearBetKeys(bets, stake)).length > 0;
    const verdict = verdictOfAbsence(receipt, list, isUnclear);
    return verdict ? [verdict] : [];
  });
  const isFound = ({ kind }: ListVerdict) => kind === 'found';
  const found = claimed.filter(isFound);
  const keys = new Set(bets.map(betKeyOf));
  const isEnding = (one: Receipt) =>
    isAccepted(one) && one.check !== null && !receiptAfterList(one, requestId, keys).check;
  const placed = notBeingSent(receipts).filter(
    (one) => isEnding(one) || found.some(({ receipt }) => receipt === one),
  );
  // No press of this tab explains a bet that is left now.
  const twins = placed.flatMap((receipt): ListVerdict[] => {
    const { stake, isBaselinePartial, twinKey } = receipt;
    const [betKey] = freeKeys(receipt, equalBetKeys(bets, stake));
    if (betKey === undefined || isBaselinePartial || twinKey !== undefined) return [];
    taken.add(claimOf(stake, betKey));
    return [{ kind: 'twin', receipt, betKey }];
  });
  return [...found, ...twins, ...claimed.filter((verdict) => !isFound(verdict))];
}

/** The verdict if the list does not show the stake readably; null if it says nothing. */
function verdictOfAbsence(
  receipt: Receipt,
  list: FetchedList,
  isUnclear: boolean,
): ListVerdict | null {
  const { check, debit } = receipt;
  // Only a list that was requested after the call ended says anything.
  if (!isOpen(receipt) || check?.request?.requestId !== list.requestId) return null;
  if (debit === 'none' && !isUnclear && isProofOfAbsence(receipt, list)) {
    return { kind: 'notPlaced', receipt };
  }
  if (isEarlyMiss({ ...receipt, check })) return { kind: 'missed', receipt, state: 'checking' };
  return { kind: 'missed', receipt, state: isUnclear ? 'unclear' : 'notFound' };
}

/**
 * Whether the list would show the stake if the server had it: no list since the press has lost a bet that the page
 * knew, and this one is late enough. The bet of a later press proves nothing: a slow request may still be stored.
 */
function isProofOfAbsence({ stake, check, isListCut }: Receipt, { bets }: FetchedList): boolean {
  if (isListCut) return false;
  return (
    check?.request?.isOverdue === true ||
    bets.some(
      ({ roundId, isSettled }) =>
        roundId !== null && (roundId > stake.roundId || (roundId === stake.roundId && isSettled)),
    )
  );
}

/**
 * Whether a list has lost bets of the known ones, so that it may have lost the stake too: that of a replica that lags,
 * or one that is cut to its last rows.
 */
export function isCutFor({ stake }: Receipt, bets: readonly Bet[], known: readonly Bet[]): boolean {
  const keys = new Set(bets.map(betKeyOf));
  const lost = known.filter((bet) => bet.id !== null && !keys.has(betKeyOf(bet)));
  // Older rows may leave a list that shows only the last ones, as long as it reaches back beyond this stake.
  const reachesBack = bets.some(({ roundId }) => (roundId ?? Infinity) < stake.roundId);
  return lost.some(({ roundId }) => !reachesBack || (roundId ?? Infinity) >= stake.roundId);
}

/**
 * The order in which receipts claim bets: accepted ones whose key this list lacks, live, reported missing, proven
 * missing, refused; the newest first. An accepted one takes the oldest bet and leaves newer ones to the stakes after
 * it. A refusal is taken back only while it is checked, and only if the earlier bets are known.
 */
function inOrderOfClaim(receipts: readonly Receipt[], bets: readonly Bet[]): Receipt[] {
  const keys = new Set(bets.map(betKeyOf));
  const judged = notBeingSent(receipts);
  const lacksKey = ({ betKey, stake }: Receipt) =>
    betKey === null || !(keys.has(betKey) || equalBetKeys(bets, stake).includes(betKey));
  return [
    ...judged.filter((one) => isAccepted(one) && lacksKey(one)),
    ...judged.filter(({ state }) => state === 'checking'),
    ...judged.filter((one) => isOpen(one) && !isLive(one)),
    ...judged.filter(({ state }) => state === 'notPlaced'),
    ...judged.filter((one) => one.state === 'refused' && one.check && !one.isBaselinePartial),
  ];
}

function claimsOf({ stake, betKey, twinKey }: Receipt): string[] {
  return [betKey, twinKey].flatMap((key) => (key ? [claimOf(stake, key)] : []));
}
