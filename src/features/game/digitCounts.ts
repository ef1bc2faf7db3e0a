import type { RoundResult } from '../../domain/roundResult';

/** How often each last digit came in a list of results. */
export interface LastDigitCounts {
  /** The results whose number is known. */
  rounds: number;
  /** By digit, 0 to 9. */
  counts: readonly number[];
}

/** Counts the last digits (the 1D values); a result without a readable number is left out. */
export function countLastDigits(results: readonly RoundResult[]): LastDigitCounts {
  const counts = Array<number>(10).fill(0);
  let rounds = 0;
  for (const { digits } of results) {
    if (digits === null) continue;
    const digit = Number(digits.slice(-1));
    counts[digit] = (counts[digit] ?? 0) + 1;
    rounds += 1;
  }
  return { rounds, counts };
}
