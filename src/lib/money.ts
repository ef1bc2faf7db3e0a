/**
 * Writes an amount of riel with comma thousands and without its fraction (specification section 5).
 * Never an exponent, never `-0`. A value that is not finite reads `0`.
 */
export function formatAmount(amount: number): string {
  if (!Number.isFinite(amount)) return '0';
  const whole = BigInt(Math.trunc(amount)).toString();
  return whole.replace(/\B(?=(\d{3})+$)/g, ',');
}
