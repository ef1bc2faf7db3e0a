/** A source of numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** The same seed and purpose always give the same sequence (mulberry32 over an FNV-1a hash). */
export function createRandom(seed: number, purpose: string): Random {
  let state = hash(`${seed}:${purpose}`);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Three random digits, each with the same chance. */
export function drawNumber(random: Random): string {
  const ball = () => String(Math.floor(random() * 10));
  return ball() + ball() + ball();
}

/** A whole number from `min` to `max`, both inclusive, each with the same chance. */
export function wholeBetween(random: Random, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** One of the choices, each with the same chance. */
export function pick<T>(random: Random, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  }
  return value >>> 0;
}
