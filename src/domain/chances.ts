import { numbersOfType } from './drawnNumber';
import type { BetType } from './drawnNumber';

const withFraction = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/**
 * What comes back on average of a stake on one number: the payout times the chance.
 *
 * @param odds the payout per riel
 * @param staked riel
 * @returns riel, with its fraction
 */
export function averageReturn(type: BetType, odds: number, staked: number): number {
  return (odds * staked) / numbersOfType(type);
}

/** An average with comma thousands and at most two decimals: `90`, `85.5`. */
export function formatAverage(average: number): string {
  return withFraction.format(average);
}

/** How often something comes by chance alone. */
interface ChanceCount {
  average: number;
  /** 95 % of all series of that length have a count from `least` to `most`. */
  least: number;
  most: number;
}

/** How often one of `outcomes` equally likely outcomes comes in `rounds` draws (normal approximation). */
export function countByChance(rounds: number, outcomes: number): ChanceCount {
  const average = rounds / outcomes;
  const spread = 1.96 * Math.sqrt(average * (1 - 1 / outcomes));
  return {
    average,
    least: Math.max(0, Math.floor(average - spread)),
    most: Math.min(rounds, Math.ceil(average + spread)),
  };
}
