/**
 * A number of so many digits that is not among `taken`, each with the same chance, from the browser's
 * secure random source. Null if all are taken.
 */
export function randomNumber(length: number, taken: ReadonlySet<string>): string | null {
  const free = Array.from({ length: 10 ** length }, (_, value) =>
    String(value).padStart(length, '0'),
  ).filter((number) => !taken.has(number));
  return free.length === 0 ? null : (free[randomBelow(free.length)] ?? null);
}

/** A whole number from 0 to below `count`; values that would favour the low ones are drawn again. */
function randomBelow(count: number): number {
  const range = 2 ** 32;
  const fair = range - (range % count);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < fair) return value % count;
  }
}
