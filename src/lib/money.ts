const withCommas = new Intl.NumberFormat('en-US');

/**
 * An amount of riel with comma thousands and without its fraction (specification section 5). Never an
 * exponent, never `-0`; `0` for a value that is not finite.
 */
export function formatAmount(amount: number): string {
  return Number.isFinite(amount) ? withCommas.format(BigInt(Math.trunc(amount))) : '0';
}

/** The same with a sign in front: `+84,000`, `-6,000`, `0`. */
export function formatNet(amount: number): string {
  const text = formatAmount(amount);
  return amount > 0 && text !== '0' ? `+${text}` : text;
}
