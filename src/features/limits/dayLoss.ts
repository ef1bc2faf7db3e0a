import { dayOf, parseServerStamp } from '../../lib/dates';
import type { Day } from '../../lib/dates';
import type { Bet, Stake } from '../bets/betsApi';

/** More than any two zones differ; milliseconds. */
const anyZoneMs = 172_800_000;

/**
 * What a player's bets since a moment have cost, in riel and never less than is known: an open stake and
 * one that may have been placed count as lost. A bet without a readable date counts if it was lost, and
 * never if it was won. Below 0 is a gain.
 *
 * @param from milliseconds: the start of the day
 * @param unlisted stakes that may have been placed and are not in the list
 */
export function lossSince(from: number, bets: readonly Bet[], unlisted: readonly Stake[]): number {
  const longBefore = dayOf(from - anyZoneMs);
  const listed = bets.map((bet) => {
    const loss = lossOf(bet);
    if (isLongBefore(bet, longBefore)) return 0;
    const placedAt = parseServerStamp(bet.createdAt);
    return placedAt === null ? Math.max(0, loss) : placedAt < from ? 0 : loss;
  });
  return sumOf(listed) + sumOf(unlisted.map(({ amount }) => amount));
}

/** What a bet costs at most: its stake while it is open or its figure is unreadable. */
function lossOf({ isSettled, winLose, amount }: Bet): number {
  return isSettled && winLose !== null ? -winLose : (amount ?? 0);
}

/** To read the stamps of a long history takes longer than a press may; their days are compared as texts. */
function isLongBefore({ createdAt }: Bet, day: Day): boolean {
  return createdAt !== null && /^\d{4}-/.test(createdAt) && createdAt < day;
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
