import type { Bet } from '../bets/betsApi';
import { shownWinLose } from '../bets/betsSelectors';
import { netOf, payoutOf } from '../../lib/settlement';

/** What became of a bet, or of several together. Riel; null if a value that decides it is unknown. */
export interface Outcome {
  /** The figure of the win/lose tab: above 0 is a win. */
  payout: number | null;
  /** The payout less the stake. */
  net: number | null;
  /** By the rule, because the server has not settled it yet. */
  isExpected: boolean;
}

/**
 * What became of a bet: the server's figures once it is settled, until then those of the rule.
 *
 * @param drawnDigits the three drawn digits of its round; null while they are unknown
 */
export function outcomeOf(bet: Bet, drawnDigits: string | null): Outcome {
  return bet.isSettled
    ? { payout: shownWinLose(bet), net: bet.winLose, isExpected: false }
    : { payout: payoutOf(bet, drawnDigits), net: netOf(bet, drawnDigits), isExpected: true };
}

/** The sum of several bets of one round; 'expected' if one of them is. */
export function outcomeOfAll(bets: readonly Bet[], drawnDigits: string | null): Outcome {
  const outcomes = bets.map((bet) => outcomeOf(bet, drawnDigits));
  return {
    payout: sumOf(outcomes.map(({ payout }) => payout)),
    net: sumOf(outcomes.map(({ net }) => net)),
    isExpected: outcomes.some(({ isExpected }) => isExpected),
  };
}

/** What was staked on several bets, in riel; null if one amount could not be read. */
export function stakeOfAll(bets: readonly Bet[]): number | null {
  return sumOf(bets.map(({ amount }) => amount));
}

/** Never a part of the sum: null if a summand is. */
function sumOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce(
    (sum, amount) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
}
