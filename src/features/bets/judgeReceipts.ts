import type { Bet, Stake } from './betsApi';
import { isLastStep } from './receipt';
import type { Receipt } from './receipt';

/** What a list of bets says of one receipt. */
export type Verdict =
  | { kind: 'found'; receipt: Receipt; betKey: string }
  /** Not there so far. */
  | { kind: 'absent'; receipt: Receipt; step: number }
  /** Not there, and asked for late enough to say so. */
  | { kind: 'notPlaced'; receipt: Receipt };

/**
 * What a list that the server just answered says of the receipts (newest first) that wait for one.
 *
 * Presence in any list is a proof; absence only where the list was asked for since the failure
 * (`requestId` is the list's). A bet belongs to one receipt at most, and a live receipt claims
 * before one that was told as not placed, so that never more stakes are told as placed than the
 * server holds (docs/decisions/receipts.md).
 */
export function judgeReceipts(
  receipts: readonly Receipt[],
  bets: readonly Bet[],
  requestId: string,
): Verdict[] {
  const verdicts: Verdict[] = [];
  const taken = new Set(receipts.map(({ stake, betKey }) => claimOf(stake, betKey)));
  for (const receipt of inOrderOfClaim(receipts)) {
    const { stake } = receipt;
    const free = equalBetKeys(bets, stake).filter(
      (key) => !taken.has(claimOf(stake, key)) && receipt.baseline?.includes(key) !== true,
    );
    // An accepted one takes the oldest: what came since is left to the stakes that were pressed since.
    const betKey = receipt.state === 'accepted' ? free.at(-1) : free[0];
    if (betKey !== undefined) {
      taken.add(claimOf(stake, betKey));
      if (receipt.state !== 'accepted') verdicts.push({ kind: 'found', receipt, betKey });
      continue;
    }
    const { check } = receipt;
    if (check?.question?.requestId !== requestId) continue;
    const { step } = check.question;
    verdicts.push(
      isLastStep(step, check.cause)
        ? { kind: 'notPlaced', receipt }
        : { kind: 'absent', receipt, step },
    );
  }
  return verdicts;
}

/**
 * Keys of the bets with the stake's round, number and amount, in the list's order. A bet is named by
 * its id; those without one by their place from the end, since a list only grows at its front.
 */
export function equalBetKeys(bets: readonly Bet[], stake: Stake): string[] {
  let unnamed = 0;
  return bets
    .filter((bet) => isSameStake(bet, stake))
    .reverse()
    .map((bet) => betKeyOf(bet) ?? `unnamed-${(unnamed += 1)}`)
    .reverse();
}

/** How a receipt names the bet it has become; null where the server gave no id. */
export function betKeyOf({ id }: Bet): string | null {
  return id === null ? null : String(id);
}

/** Accepted without a named bet, then live, then told as not placed; of each the newest first. */
function inOrderOfClaim(receipts: readonly Receipt[]): Receipt[] {
  const sent = receipts.filter(({ state }) => state === 'sending');
  // A new bet may be the one that is being sent at this moment: its own answer will tell.
  const judged = receipts.filter(({ stake }) => !sent.some((one) => isSameStake(one.stake, stake)));
  return [
    ...judged.filter(({ state, betKey }) => state === 'accepted' && betKey === null),
    ...judged.filter(({ state }) => state === 'checking'),
    ...judged.filter(({ state }) => state === 'notPlaced'),
  ];
}

/** A bet without an id is named only among its equals, so a claim names the stake too. */
function claimOf({ roundId, number, amount }: Stake, betKey: string | null): string {
  return `${roundId}/${number}/${amount}/${betKey}`;
}

/** Whether a bet is one of this stake: round, number and amount are readable and the same. */
export function isSameStake(one: Stake | Bet, other: Stake): boolean {
  return (
    one.roundId === other.roundId && one.number === other.number && one.amount === other.amount
  );
}
