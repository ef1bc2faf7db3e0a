const withCommas = new Intl.NumberFormat('en-US');
const withFraction = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/**
 * An amount of riel with comma thousands and without its fraction (specification section 5). Never an
 * exponent, never `-0`; `0` for a value that is not finite.
 */
export function formatAmount(amount: number): string {
  if (!Number.isFinite(amount)) return '0';
  // 1,000 times 1.15 is 1149.9999999999998 to a machine.
  const exact = Number.isInteger(amount) ? amount : Number(amount.toPrecision(15));
  return withCommas.format(BigInt(Math.trunc(exact)));
}

/** Odds with comma thousands and their fraction as it is: `90`, `9.5`. */
export function formatOdds(odds: number): string {
  return withFraction.format(odds);
}

/** An amount with a sign in front: `+84,000`, `-6,000`, `0`. */
export function formatNet(amount: number): string {
  const text = formatAmount(amount);
  return amount > 0 && text !== '0' ? `+${text}` : text;
}
