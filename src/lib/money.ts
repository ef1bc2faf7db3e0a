const withCommas = new Intl.NumberFormat('en-US');

/**
 * An amount of riel with comma thousands and without its fraction (specification section 5). Never an
 * exponent, never `-0`; `0` for a value that is not finite.
 */
export function formatAmount(amount: number): string {
  return Number.isFinite(amount) ? withCommas.format(BigInt(Math.trunc(amount))) : '0';
}
