import type { Bet } from './bet';
import { netOf, payoutOf } from './settlement';

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
 * The figure of the win/lose table: net plus stake, so that a plain loss shows 0 (section 3); null
 * if one of the two could not be read.
 */
export function shownWinLose({ winLose, amount }: Bet): number | null {
  return winLose === null || amount === null ? null : winLose + amount;
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

/** Several bets together. A sum is null if a summand is unknown or may be missing. */
export interface BetSum {
  count: number;
  /** Riel. */
  staked: number | null;
  /** 'Expected' if that of one bet is. */
  outcome: Outcome;
}

/**
 * The sum of several bets of the list.
 *
 * @param isPartial whether the server has more bets than the list, so that some may be missing here
 * @param drawnDigits the three drawn digits of their round; null while they are unknown
 */
export function sumOfBets(
  bets: readonly Bet[],
  isPartial: boolean,
  drawnDigits: string | null,
): BetSum {
  const outcomes = bets.map((bet) => outcomeOf(bet, drawnDigits));
  const total = (amounts: readonly (number | null)[]) => (isPartial ? null : sumOf(amounts));
  return {
    count: bets.length,
    staked: total(bets.map(({ amount }) => amount)),
    outcome: {
      payout: total(outcomes.map(({ payout }) => payout)),
      net: total(outcomes.map(({ net }) => net)),
      isExpected: outcomes.some(({ isExpected }) => isExpected),
    },
  };
}

/** Never a part of the sum: null if a summand is. */
export function sumOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce(
    (sum, amount) => (sum === null || amount === null ? null : sum + amount),
    0,
  );
}
