const withCommas = new Intl.NumberFormat('en-US');
const withFraction = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/**
 * An amount of riel with comma thousands and without its fraction (specification section 5). Never an
 * exponent, never `-0`; `0` for a value that is not finite.
 */
export function formatAmount(amount: number): string {
  return Number.isFinite(amount) ? withCommas.format(BigInt(Math.trunc(amount))) : '0';
}

/** Odds with comma thousands and their fraction as it is: `90`, `9.5`. */
export function formatOdds(odds: number): string {
  return withFraction.format(odds);
}

/** What a stake of `amount` riel pays at these odds, without the error of binary fractions. */
export function prizeOf(amount: number, odds: number): number {
  const prize = amount * odds;
  return Number.isInteger(odds) ? prize : Number(prize.toPrecision(15));
}

/** An amount with a sign in front: `+84,000`, `-6,000`, `0`. */
export function formatNet(amount: number): string {
  const text = formatAmount(amount);
  return amount > 0 && text !== '0' ? `+${text}` : text;
}
