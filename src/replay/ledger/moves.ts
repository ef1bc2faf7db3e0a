import { claimOf, isSameStake } from '../../features/receipts/betKeys';
import { outcomeOf } from '../../domain/outcome';
import type { BetLists, ListedBet, Place } from './betLists';
import { usualDelayMs } from './money';
import type { Balance, Move } from './money';
import type { Press } from './presses';

/** What the rows of money are made of. */
export interface MoneyFacts {
  presses: readonly Press[];
  lists: BetLists;
  balance: Balance;
  /** Where the number of a round was known first, and the number. */
  drawOf(roundId: number | null): (Place & { digits: string }) | null;
  end: Place;
}

/** Which bets of the lists each press became: by the key of its receipt, else the equal ones that came after it. */
export function assignBets({ presses, lists }: MoneyFacts): Map<Press, ListedBet[]> {
  const owners = new Map<Press, ListedBet[]>();
  const free = new Set(lists.bets.values());
  const take = (press: Press, bet: ListedBet | undefined) => {
    if (!bet || !free.delete(bet)) return;
    owners.set(press, [...(owners.get(press) ?? []), bet]);
  };
  for (const press of presses) {
    const key = press.receipt?.betKey ?? null;
    if (key !== null) take(press, lists.bets.get(claimOf(press.stake, key)));
  }
  const sent = presses.filter((press) => press.sent !== null);
  const lateOf = ({ stake, sent: place }: Press) =>
    [...free].filter(
      ({ bet, before, first, isOfOtherTab }) =>
        before !== null &&
        !isOfOtherTab &&
        isSameStake(bet, stake) &&
        first.step > (place?.step ?? 0),
    );
  const isWithout = (press: Press) => !owners.has(press);
  for (const isStored of [true, null, false]) {
    for (const press of sent.filter((one) => one.isStored === isStored && isWithout(one))) {
      take(press, lateOf(press)[0]);
    }
  }
  // What is left over of an equal stake is a second bet for one press.
  for (const press of sent) for (const bet of lateOf(press)) take(press, bet);
  return owners;
}

/** The key of the move that a stake makes in the balance. */
export const stakeKey = (presses: readonly Press[], press: Press) =>
  `stake ${presses.indexOf(press)}`;

/** All that may appear in the balance. */
export function movesOf(
  { presses, balance, drawOf, end }: MoneyFacts,
  owners: ReadonlyMap<Press, readonly ListedBet[]>,
  free: readonly ListedBet[],
): Move[] {
  const stakes = presses.flatMap((press): Move[] => {
    const { sent, stake, isStored } = press;
    if (sent === null) return [];
    const isTaken = isStored === true || owners.has(press);
    const key = stakeKey(presses, press);
    const move = { amount: -stake.amount, from: sent.at, until: debitShownBy(press, balance) };
    return [
      { ...move, key, level: isTaken ? 0 : 1 },
      { ...move, key: `${key} again`, level: 2 },
    ];
  });
  const elsewhere = free.flatMap(({ key, bet, before, first }): Move[] => {
    if (before === null || bet.amount === null) return [];
    const until = balance.shownBy(before.at, first.at + usualDelayMs);
    return [{ key: `bet ${key}`, amount: -bet.amount, from: before.at, until, level: 0 }];
  });
  const prizes = [...[...owners.values()].flat(), ...free].flatMap((listed): Move[] => {
    const { key, bet, before, settled } = listed;
    const payout = outcomeOf(bet, drawOf(bet.roundId)?.digits ?? null).payout ?? 0;
    if (payout <= 0 || listed.isSettledEarlier) return [];
    const until = settled ? balance.shownBy(settled.at, settled.at + usualDelayMs) : end.at;
    return [{ key: `prize ${key}`, amount: payout, from: before?.at ?? 0, until, level: 0 }];
  });
  return [...stakes, ...elsewhere, ...prizes];
}

/** When the debit of a stake would have been shown; infinite if that is not known. */
export const debitShownBy = ({ sent, answered }: Press, balance: Balance): number =>
  sent === null ? Infinity : balance.shownBy(sent.at, (answered ?? sent).at + usualDelayMs);
