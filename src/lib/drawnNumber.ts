/** The kinds of bet: on the last digit, the last two, or all three. */
export type BetType = '1D' | '2D' | '3D';

const typeByLength: Record<number, BetType> = { 1: '1D', 2: '2D', 3: '3D' };
const digitsByType: Record<BetType, number> = { '1D': 1, '2D': 2, '3D': 3 };

/** The type of a bet from the length of its number (`"07"` is 2D); null for any other length. */
export function betTypeOf(number: string): BetType | null {
  return typeByLength[number.length] ?? null;
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
 * The drawn number inside a result's `detail`, which is `{"number": …}` as JSON text or already
 * parsed. Anything else: null, never an exception.
 */
export function drawnDigitsOfDetail(detail: unknown): string | null {
  const parsed = typeof detail === 'string' ? parseJson(detail) : detail;
  if (typeof parsed !== 'object' || parsed === null || !Object.hasOwn(parsed, 'number'))
    return null;
  return toDrawnDigits((parsed as { number: unknown }).number);
}

/** The part of the drawn digits that decides a type: 1D the last, 2D the last two, 3D all. */
export function valueForType(digits: string, type: BetType): string {
  return digits.slice(-digitsByType[type]);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
