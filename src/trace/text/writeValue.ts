import type { Mask } from '../redaction/mask';
import { markerKey, markerOf } from './jsan';

/** Takes a text piece by piece. */
export type Sink = (text: string) => void;

/**
 * How a value becomes text: `json` with markers and keys in their order, or `canonical` for the
 * hash, with sorted keys and without undefined members.
 */
type Dialect = 'json' | 'canonical';

interface Frame {
  value: Readonly<Record<string, unknown>> | readonly unknown[];
  /** Masked name and own name of each member; null for a list. */
  members: readonly (readonly [masked: string, own: string])[] | null;
  at: number;
  /** Everything below stands under a secret name. */
  isSecret: boolean;
}

/** Values between two rests: some tens of microseconds of work. */
const valuesBetweenRests = 200;

/**
 * Writes a masked value without ever working long: between two steps of the generator the caller
 * may let the page do something else. The value itself is never copied.
 */
export function* writeValue(
  root: unknown,
  dialect: Dialect,
  mask: Mask,
  sink: Sink,
): Generator<void, void> {
  const stack: Frame[] = [];
  const open = (value: unknown, isSecret: boolean) => {
    const leaf = leafText(value, dialect, mask, isSecret);
    if (leaf !== null) {
      sink(leaf);
      return;
    }
    const frame = frameOf(value as object, dialect, mask, isSecret);
    sink(frame.members ? '{' : '[');
    stack.push(frame);
  };

  open(root, false);
  for (let count = 1; ; count += 1) {
    const frame = stack.at(-1);
    if (frame === undefined) return;
    if (count % valuesBetweenRests === 0) yield;
    const { members, value, at } = frame;
    if (at === (members ?? (value as readonly unknown[])).length) {
      sink(members ? '}' : ']');
      stack.pop();
      continue;
    }
    frame.at += 1;
    if (at > 0) sink(',');
    if (members) {
      const [name, own] = members[at] ?? ['', ''];
      sink(`${JSON.stringify(name)}:`);
      const isSecret = frame.isSecret || mask.isSecretName(own);
      open((value as Readonly<Record<string, unknown>>)[own], isSecret);
    } else {
      open((value as readonly unknown[])[at], frame.isSecret);
    }
  }
}

/** The text of a value without members; null for lists and objects. */
function leafText(value: unknown, dialect: Dialect, mask: Mask, isSecret: boolean): string | null {
  if (typeof value === 'string') {
    return JSON.stringify(isSecret ? mask.secretText(value) : mask.text(value));
  }
  const marker = markerOf(value);
  if (marker !== null) {
    // The hash is made of the text that hashState would write of the restored value.
    if (dialect === 'json')
      return `{"${markerKey}":${JSON.stringify(marker[0] === 'd' ? marker : mask.text(marker))}}`;
    return typeof value === 'object' ? null : plainText(value);
  }
  if (value === null) return 'null';
  if (typeof value === 'object') return null;
  if (!isSecret) return plainText(value);
  return typeof value === 'number' ? '0' : 'false';
}

function plainText(value: unknown): string {
  return String(value);
}

function frameOf(value: object, dialect: Dialect, mask: Mask, isSecret: boolean): Frame {
  if (Array.isArray(value)) return { value, members: null, at: 0, isSecret };
  const record = value as Readonly<Record<string, unknown>>;
  const own = Object.keys(record);
  if (dialect === 'json') {
    return { value: record, members: own.map((key) => [mask.name(key), key]), at: 0, isSecret };
  }
  const members = own
    .filter((key) => record[key] !== undefined)
    .map((key) => [mask.name(key), key] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { value: record, members, at: 0, isSecret };
}
