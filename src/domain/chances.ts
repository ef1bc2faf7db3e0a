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
