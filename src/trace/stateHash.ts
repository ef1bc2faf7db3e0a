import { isRecord } from './isRecord';

/**
 * A short name for a state: two states that JSON writes alike have the same one, whatever the
 * order of their keys. Not for secrets: it tells states apart, and nothing more.
 *
 * Left out is `api.config`, RTK Query's note of the browser it runs in (focus, line, middleware).
 *
 * @returns 14 hexadecimal digits
 */
export function hashState(state: unknown): string {
  const hash = createTextHash();
  hash.add(canonicalText(withoutApiConfig(state)));
  return hash.digits();
}

/** The state as it is hashed. */
export function withoutApiConfig(state: unknown): unknown {
  if (!isRecord(state) || !isRecord(state['api'])) return state;
  const { config: _config, ...api } = state['api'];
  return { ...state, api };
}

/** A hash that is fed a text piece by piece. */
export interface TextHash {
  add(text: string): void;
  /** 14 hexadecimal digits for all that was added. */
  digits(): string;
}

/** 53 bits of two multiplicative hashes: enough for the some hundreds of states of a trace. */
export function createTextHash(): TextHash {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  return {
    add(text) {
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        high = Math.imul(high ^ code, 0x9e3779b1);
        low = Math.imul(low ^ code, 0x5f356495);
      }
    },
    digits() {
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

/** JSON with sorted keys; what JSON cannot write is written as its own text. */
function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  if (isRecord(value)) {
    const members = Object.keys(value)
      .filter((key) => value[key] !== undefined)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`);
    return `{${members.join()}}`;
  }
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}
