/** A pseudonym of a player in this browser's storages. It names no id, and is no secret. */
export function ownerMark(userId: string): string {
  const hash = createHash();
  hash.add(`player ${userId}`);
  return hash.digest();
}

/**
 * 53 bits of two multiplicative hashes: enough for the few hundred states of a trace. It takes a text in pieces,
 * because joining those of a long list costs four times as much as the hash itself. A digest has 14 hexadecimal digits.
 */
export function createHash() {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  return {
    add(text: string): void {
      for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        high = Math.imul(high ^ code, 0x9e3779b1);
        low = Math.imul(low ^ code, 0x5f356495);
      }
    },
    digest(): string {
      const mixedHigh = mix(high, 0x85ebca6b, low, 0xc2b2ae35);
      const mixedLow = mix(low, 0x85ebca6b, mixedHigh, 0xc2b2ae35);
      const value = 2 ** 32 * (mixedHigh & 0x1fffff) + (mixedLow >>> 0);
      return value.toString(16).padStart(14, '0');
    },
  };
}

function mix(one: number, factor: number, other: number, otherFactor: number): number {
  return Math.imul(one ^ (one >>> 16), factor) ^ Math.imul(other ^ (other >>> 13), otherFactor);
}
