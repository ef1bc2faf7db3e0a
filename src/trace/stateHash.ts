import { isRecord } from './isRecord';
import { markerKey } from './jsan';

/**
 * The hash of a state, whatever the order of its keys; the same for a redacted state and for what a
 * reader restores from it. It distinguishes states and protects nothing. Left out is `api.config`, RTK
 * Query's note on the browser it runs in. The algorithm is our own because hashes in files that players
 * have sent must stay verifiable, because it runs while a page unloads (SubtleCrypto is asynchronous),
 * and because SubtleCrypto is missing on plain http.
 *
 * @returns 14 hexadecimal digits
 */
export function hashState(state: unknown): string {
  const hash = createHash();
  writeCanonical(withoutApiConfig(state), hash.add);
  return hash.digest();
}

function withoutApiConfig(state: unknown): unknown {
  if (!isRecord(state) || !isRecord(state['api'])) return state;
  const { config: _config, ...api } = state['api'];
  return { ...state, api };
}

/** A pseudonym of a player in this browser's storages. It names no id, and is no secret. */
export function ownerMark(userId: string): string {
  return hashText(`player ${userId}`);
}

/**
 * 53 bits of two multiplicative hashes: enough for the few hundred states of a trace.
 * @returns 14 hexadecimal digits
 */
function hashText(text: string): string {
  const hash = createHash();
  hash.add(text);
  return hash.digest();
}

/** A text in pieces: joining those of a long list costs four times as much as the hash itself. */
function createHash() {
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

/** The texts of list rows: successive states share most of them. */
const rowTexts = new WeakMap<object, string>();

/** The canonical text of a row of a list, remembered. */
export function canonicalRow(row: unknown): string {
  if (!isRecord(row)) return canonicalText(row);
  const text = rowTexts.get(row) ?? canonicalText(row);
  rowTexts.set(row, text);
  return text;
}

function canonicalText(value: unknown): string {
  const pieces: string[] = [];
  writeCanonical(value, (piece) => pieces.push(piece));
  return pieces.join('');
}

/** JSON with sorted keys and without undefined members; what JSON lacks is written as a string. */
function writeCanonical(value: unknown, write: (piece: string) => void): void {
  if (Array.isArray(value)) {
    write('[');
    for (const [index, row] of value.entries()) {
      if (index > 0) write(',');
      write(canonicalRow(row));
    }
    write(']');
  } else if (isRecord(value)) {
    writeMembers(value, write);
  } else {
    write(typeof value === 'string' ? JSON.stringify(value) : String(value));
  }
}

function writeMembers(value: Record<string, unknown>, write: (piece: string) => void): void {
  const marker = value[markerKey];
  if (typeof marker === 'string') {
    write(restoredMarkers[marker] ?? '{}');
    return;
  }
  const keys = Object.keys(value)
    .filter((key) => value[key] !== undefined && !isUndefinedMarker(value[key]))
    .sort();
  write('{');
  for (const [index, key] of keys.entries()) {
    write(`${index > 0 ? ',' : ''}${JSON.stringify(key)}:`);
    writeCanonical(value[key], write);
  }
  write('}');
}

/** Dates and errors are restored as objects without members. */
const restoredMarkers: Record<string, string> = {
  u: 'undefined',
  n: 'NaN',
  i: 'Infinity',
  y: '-Infinity',
};

function isUndefinedMarker(value: unknown): boolean {
  return isRecord(value) && value[markerKey] === 'u';
}
