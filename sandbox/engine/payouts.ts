export type BetType = '1D' | '2D' | '3D';

/** Prize per riel staked (specification section 9). */
export const odds: Readonly<Record<BetType, number>> = { '1D': 9, '2D': 90, '3D': 800 };

/** The type depends on the number of digits. */
export function betType(number: string): BetType {
  return number.length === 1 ? '1D' : number.length === 2 ? '2D' : '3D';
}

/** Prize in riel: stake × odds if the drawn number ends with the staked digits, else 0. */
export function prizeOf(number: string, amount: number, drawn: string): number {
  return drawn.endsWith(number) ? amount * odds[betType(number)] : 0;
}
