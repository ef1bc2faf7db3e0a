import { createHash } from '../platform/ownerMark';
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
