import { decodedJson } from './wireShapes';

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

/**
 * The three digits of a drawn number that came from the server as `"007"`, `7` or `"7"`.
 * Missing, fractional, negative or above 999: null.
 */
export function toDrawnDigits(value: unknown): string | null {
  if (typeof value === 'number') {
    return Number.isInteger(value) && value >= 0 && value <= 999
      ? String(value).padStart(3, '0')
      : null;
  }
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? value.padStart(3, '0') : null;
}

/**
 * The drawn number of a result's `detail`: `{"number": …}`, a bare number or its digits as text, each
 * as it is or as JSON text. Anything else: null, never an exception.
 */
export function drawnDigitsOfDetail(detail: unknown): string | null {
  const decoded = decodedJson(detail);
  const isWrapped =
    typeof decoded === 'object' && decoded !== null && Object.hasOwn(decoded, 'number');
  return toDrawnDigits(isWrapped ? (decoded as { number: unknown }).number : decoded);
}

/** How many numbers a type has: a bet on one of them wins once in so many rounds on average. */
export function numbersOfType(type: BetType): number {
  return 10 ** digitsByType[type];
}

/** The part of the drawn digits that decides a type: 1D the last, 2D the last two, 3D all. */
export function valueForType(digits: string, type: BetType): string {
  return digits.slice(-digitsByType[type]);
}
