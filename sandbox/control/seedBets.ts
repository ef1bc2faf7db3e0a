import type { Game } from '../engine/game';
import { prizeOf } from '../engine/payouts';
import type { Bet } from '../engine/types';

const seededStake = 1000;
/** So short that 10,000 bets are all newer than the history, which ends seconds before the first round. */
const betDistanceMs = 1;

/**
 * Adds `open` bets of the current round and `settled` bets of the last drawn one, each of 1,000
 * riel and newer than all others, for tests of long lists.
 */
export function seedBets(game: Game, userId: number, open: number, settled: number): void {
  const last = game.latestResults(1)[0];
  const now = Date.now();
  const bet = (index: number, number: string): Omit<Bet, 'id'> => ({
    userId,
    number,
    amount: seededStake,
    roundId: game.round.id,
    createdAt: now - index * betDistanceMs,
    winLose: null,
  });
  const bets = Array.from({ length: open }, (_, index) => bet(index, digits(index)));
  for (let index = 0; last && index < settled; index += 1) {
    const number = digits(index);
    const winLose = prizeOf(number, seededStake, last.number) - seededStake;
    bets.push({ ...bet(open + index, number), roundId: last.roundId, winLose });
  }
  const [first, ...others] = bets.reverse();
  if (first) game.addBets([first, ...others]);
}

/** 1, 2 and 3 digits in turn. */
function digits(index: number): string {
  return String(index % 1000)
    .padStart(3, '0')
    .slice(-1 - (index % 3));
}
