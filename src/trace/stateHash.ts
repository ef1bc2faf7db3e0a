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
  if (!isRecord(state) || !isRecord(state['api'])) return hashText(canonicalText(state));
  const { config: _config, ...api } = state['api'];
  return hashText(canonicalText({ ...state, api }));
}

/** A pseudonym of a player in this browser's storages. It names no id, and is no secret. */
export function ownerMark(userId: string): string {
  return hashText(`player ${userId}`);
}

/**
 * 53 bits of two multiplicative hashes: enough for the few hundred states and segments of a trace.
 * @returns 14 hexadecimal digits
 */
export function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  const mixedHigh = mix(high, 0x85ebca6b, low, 0xc2b2ae35);
  const mixedLow = mix(low, 0x85ebca6b, mixedHigh, 0xc2b2ae35);
  const value = 2 ** 32 * (mixedHigh & 0x1fffff) + (mixedLow >>> 0);
  return value.toString(16).padStart(14, '0');
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

/** JSON with sorted keys and without undefined members; what JSON lacks is written as a string. */
function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalRow).join()}]`;
  if (!isRecord(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value);
  const marker = value[markerKey];
  if (typeof marker === 'string') return restoredMarkers[marker] ?? '{}';
  const members = Object.keys(value)
    .filter((key) => value[key] !== undefined && !isUndefinedMarker(value[key]))
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key])}`);
  return `{${members.join()}}`;
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
