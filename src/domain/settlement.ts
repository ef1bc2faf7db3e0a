import type { Bet } from './bet';
import { betTypeOf, valueForType } from './drawnNumber';

/** What the rule needs to know of a bet; null if the server's row can't be read. Money in riel. */
type RuledBet = Pick<Bet, 'number' | 'amount' | 'odds'>;

/** A digit of a bet during the draw: not drawn yet, the same as the drawn one, or another. */
export type DigitMatch = 'open' | 'match' | 'miss';

/**
 * What the rule pays for a bet (specification section 1): amount times odds if the drawn digits of its
 * type are its number, else 0.
 *
 * @param drawnDigits the three drawn digits; null while they are unknown
 * @returns riel; null if a value that decides it is unknown
 */
export function payoutOf({ number, amount, odds }: RuledBet, drawnDigits: string | null) {
  const type = number === null ? null : betTypeOf(number);
  if (type === null || drawnDigits === null) return null;
  if (valueForType(drawnDigits, type) !== number) return 0;
  return amount === null || odds === null ? null : amount * odds;
}

/** The payout less the stake in riel, as `win_lose` has it; null if it is unknown. */
export function netOf(bet: RuledBet, drawnDigits: string | null): number | null {
  const payout = payoutOf(bet, drawnDigits);
  return payout === null || bet.amount === null ? null : payout - bet.amount;
}

/**
 * How each digit of a bet's number compares with the draw.
 *
 * @param shownDigits the three drawn digits in reading order; null for one that is not revealed
 */
export function digitMatches(
  number: string,
  shownDigits: readonly (string | null)[],
): readonly DigitMatch[] {
  const drawn = shownDigits.slice(-number.length);
  return Array.from(number, (digit, index) => {
    const shown = drawn[index] ?? null;
    if (shown === null) return 'open';
    return shown === digit ? 'match' : 'miss';
  });
}
