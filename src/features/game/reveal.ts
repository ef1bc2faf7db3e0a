/** The result modal's reveal (specification section 9). */
export interface Reveal {
  roundId: number;
  /** Three digits in reading order: hundreds, tens, ones. */
  digits: string;
  /** How many digits are revealed, the last one first: 0 to 3. */
  revealedCount: number;
}

/** When each digit is revealed, in milliseconds after the result came. */
export const revealTimesMs = [2000, 4000, 6000] as const;
/** How long the modal stays after the last digit, in milliseconds. */
export const closeDelayMs = 5000;

/** The three digits in reading order; null for a reel that is still rolling. */
export function shownDigits({
  digits,
  revealedCount,
}: Reveal): [string | null, string | null, string | null] {
  const shown = (index: number) =>
    index >= digits.length - revealedCount ? (digits[index] ?? null) : null;
  return [shown(0), shown(1), shown(2)];
}
