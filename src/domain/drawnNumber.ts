/** The kinds of bet: on the last digit, the last two, or all three. */
export type BetType = (typeof betTypes)[number];

/** Every type, by the count of its digits. */
export const betTypes = ['1D', '2D', '3D'] as const;

const typeByLength: Record<number, BetType> = { 1: '1D', 2: '2D', 3: '3D' };
const digitsByType: Record<BetType, number> = { '1D': 1, '2D': 2, '3D': 3 };

/** The type of a bet from the length of its number (`"07"` is 2D); null for any other length. */
export function betTypeOf(number: string): BetType | null {
  return typeByLength[number.length] ?? null;
}

/**
 * The number of a bet with the leading zeros that its type asks for: a backend that keeps `007` as
 * the number 7 still says 3D. A number that is as long or longer stays.
 */
export function numberOfType(number: string, type: BetType | null): string {
  return type === null ? number : number.padStart(digitsByType[type], '0');
}

/** How many numbers a type has: on average a bet on one of them wins once in this number of rounds. */
export function numbersOfType(type: BetType): number {
  return 10 ** digitsByType[type];
}

/** The part of the drawn digits that decides a type: 1D the last, 2D the last two, 3D all. */
export function valueForType(digits: string, type: BetType): string {
  return digits.slice(-digitsByType[type]);
}
