/** The result modal's reveal (specification section 9). */
export interface Reveal {
  roundId: number;
  /** Three digits in reading order: hundreds, tens, ones. */
  digits: string;
  /** How many digits are revealed, the last one first: 0 to 3. */
  revealedCount: number;
}

/** How long each reel rolls after the one before, in milliseconds. */
export const revealStepMs = 2000;
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
