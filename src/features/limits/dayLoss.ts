import { makeIsLongBefore, parseServerStamp } from '../../lib/dates';
import type { Bet, Stake } from '../bets/betsApi';

/**
 * What a player's bets since a moment have cost, in riel and never less than is known: an open stake and
 * one that may have been placed count as lost. A bet without a readable date counts if it was lost, and
 * never if it was won. Below 0 is a gain.
 *
 * @param from milliseconds: the start of the day
 * @param unlisted stakes that may have been placed and are not in the list
 */
export function lossSince(from: number, bets: readonly Bet[], unlisted: readonly Stake[]): number {
  const isLongBefore = makeIsLongBefore(from);
  const listed = bets.map((bet) => {
    const loss = lossOf(bet);
    if (isLongBefore(bet.createdAt)) return 0;
    const placedAt = parseServerStamp(bet.createdAt);
    return placedAt === null ? Math.max(0, loss) : placedAt < from ? 0 : loss;
  });
  return sumOf(listed) + sumOf(unlisted.map(({ amount }) => amount));
}

/** What a bet costs at most: its stake while it is open or its figure is unreadable. */
function lossOf({ isSettled, winLose, amount }: Bet): number {
  return isSettled && winLose !== null ? -winLose : (amount ?? 0);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
