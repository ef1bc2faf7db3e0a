/** How receipts name the bets of a list, and which bets may be those of a stake. */
import type { Bet, Stake } from './betsApi';

/** How a receipt names the bet it has become; null if the server gave no readable id. */
export function betKeyOf({ id }: Bet): string | null {
  return id === null ? null : String(id);
}

/** Whether a bet is one of this stake: round, number and amount are readable and the same. */
export function isSameStake(one: Stake | Bet, other: Stake): boolean {
  return (
    one.roundId === other.roundId && one.number === other.number && one.amount === other.amount
  );
}

/** Whether a bet may be one of this stake: no readable one of the three says otherwise. */
export function mayBeStake({ roundId, number, amount }: Bet, stake: Stake): boolean {
  return (
    (roundId ?? stake.roundId) === stake.roundId &&
    (number ?? stake.number) === stake.number &&
    (amount ?? stake.amount) === stake.amount
  );
}

/**
 * Keys of the bets with the stake's round, number and amount, in the list's order. A bet is named by
 * its id; those without one by their place from the end, since a list only grows at its front.
 */
export function equalBetKeys(bets: readonly Bet[], stake: Stake): string[] {
  return keysOf(
    bets.filter((bet) => isSameStake(bet, stake)),
    'unnamed',
  );
}

/** Keys of the bets that may be of the stake, but can't be read well enough to say so. */
export function unclearBetKeys(bets: readonly Bet[], stake: Stake): string[] {
  return keysOf(
    bets.filter((bet) => mayBeStake(bet, stake) && !isSameStake(bet, stake)),
    'unclear',
  );
}

/** What a list that is known before the press says of the stake: these keys are other bets. */
export function baselineOf(bets: readonly Bet[], stake: Stake): string[] {
  return [...equalBetKeys(bets, stake), ...unclearBetKeys(bets, stake)];
}

/** Whether a key is the server's own id of a bet; one without an id is named by its place. */
export function isBetId(betKey: string): boolean {
  return /^\d+$/.test(betKey);
}

/** Names a bet among all: one without an id has a key only among those of its stake. */
export function claimOf({ roundId, number, amount }: Stake, betKey: string): string {
  return isBetId(betKey) ? betKey : `${roundId}/${number}/${amount}/${betKey}`;
}

function keysOf(bets: readonly Bet[], placeholder: string): string[] {
  let unnamed = 0;
  return [...bets]
    .reverse()
    .map((bet) => betKeyOf(bet) ?? `${placeholder}-${(unnamed += 1)}`)
    .reverse();
}
