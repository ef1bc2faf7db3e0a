/** How receipts identify the bets of a list, and which bets may belong to a stake. */
import type { Bet, Stake } from '../../domain/bet';

/** The key of a bet in receipts; null if the server sent no readable id. */
export const betKeyOf = ({ id }: Bet): string | null => (id === null ? null : String(id));

/** Whether round, number and amount are readable and equal to those of the stake. A number without its zeros is not. */
export function isSameStake(one: Stake | Bet, other: Stake): boolean {
  const { roundId, number, amount } = other;
  const isReadable = !('mayLackZeros' in one);
  return isReadable && one.roundId === roundId && one.number === number && one.amount === amount;
}

/** Whether a bet may belong to the stake: none of the three is readable and different. */
export function mayBeStake({ roundId, amount, ...bet }: Bet, stake: Stake): boolean {
  const number = bet.mayLackZeros ? bet.number?.padStart(stake.number.length, '0') : bet.number;
  return (
    (roundId ?? stake.roundId) === stake.roundId &&
    (number ?? stake.number) === stake.number &&
    (amount ?? stake.amount) === stake.amount
  );
}

/**
 * Keys of the bets with the stake's round, number and amount, in the list's order: the id, or without
 * one the position from the end, since a list only grows at its front.
 */
export function equalBetKeys(bets: readonly Bet[], stake: Stake): string[] {
  return keysOf(
    bets.filter((bet) => isSameStake(bet, stake)),
    'unnamed',
  );
}

/** Keys of the bets that may belong to the stake but are not readable enough to be sure. */
export function unclearBetKeys(bets: readonly Bet[], stake: Stake): string[] {
  return keysOf(
    bets.filter((bet) => mayBeStake(bet, stake) && !isSameStake(bet, stake)),
    'unclear',
  );
}

/** Keys of the bets that are in the list before the press, so they are not this stake; also for lists whose ids name nothing. */
export function baselineOf(bets: readonly Bet[], stake: Stake): string[] {
  const withoutIds = bets.map((bet) => ({ ...bet, id: null }));
  const keys = [bets, withoutIds].flatMap((rows) => [
    ...equalBetKeys(rows, stake),
    ...unclearBetKeys(rows, stake),
  ]);
  return [...new Set(keys)];
}

/** Whether a key is the server's id, not a position. */
export const isBetId = (betKey: string): boolean => /^\d+$/.test(betKey);

/** A key that is unique among all bets; a position is unique only among equal bets. */
export function claimOf({ roundId, number, amount }: Stake, betKey: string): string {
  return isBetId(betKey) ? betKey : `${roundId}/${number}/${amount}/${betKey}`;
}

function keysOf(bets: readonly Bet[], placeholder: string): string[] {
  return bets.map((bet, at) => betKeyOf(bet) ?? `${placeholder}-${bets.length - at}`);
}
