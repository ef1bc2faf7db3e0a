/**
 * An amount of riel as a person reads it: the integer part with comma thousands, the fraction
 * dropped (5000.9 → `5,000`), no sign before zero.
 */
export function formatAmount(riel: number): string {
  const whole = Math.trunc(riel);
  return (whole === 0 ? 0 : whole).toLocaleString('en-US', { maximumFractionDigits: 0 });
}
