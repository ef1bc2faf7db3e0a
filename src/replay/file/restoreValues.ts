import { problems } from './traceProblem';

/** Names through which an object of a file could reach what all objects share. */
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Deeper than any state of the app. */
const deepest = 100;

/** What was left out or put in place of something while a file was read. */
export interface Restored {
  value: unknown;
  /** Keys that name a prototype; they were left out. */
  unsafeKeys: number;
  /** Functions, expressions, symbols and references; each is shown as a text. */
  replacedValues: number;
}

/**
 * A copy of parsed JSON in which the markers of Redux DevTools (`{"$jsan": "u"}`) are values again,
 * as far as a value is harmless: undefined, NaN, the infinities, dates and errors. Nothing is executed and
 * no regular expression is built.
 *
 * @throws TraceProblem when it is nested too deeply
 */
export function restoreValues(parsed: unknown): Restored {
  const count = { unsafeKeys: 0, replacedValues: 0 };

  function restore(value: unknown, depth: number): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (depth > deepest) throw problems.tooDeep();
    if (Array.isArray(value)) return value.map((item) => restore(item, depth + 1));
    const marker = markerOf(value);
    if (marker !== null) return valueOf(marker);

    const copy: Record<string, unknown> = {};
    for (const [key, member] of Object.entries(value)) {
      if (unsafeKeys.has(key)) count.unsafeKeys += 1;
      else copy[key] = restore(member, depth + 1);
    }
    return copy;
  }

  function valueOf(marker: string): unknown {
    const rest = marker.slice(1);
    switch (marker[0]) {
      case 'u':
        return undefined;
      case 'n':
        return NaN;
      case 'i':
        return Infinity;
      case 'y':
        return -Infinity;
      case 'd':
        return new Date(Number(rest));
      case 'e':
        return new Error(rest);
      default:
        count.replacedValues += 1;
        return `[${markerNames[marker[0] ?? ''] ?? 'unknown'}] ${rest.slice(0, 200)}`;
    }
  }

  const value = restore(parsed, 0);
  return { value, ...count };
}

const markerNames: Record<string, string> = {
  $: 'reference',
  r: 'expression',
  f: 'function',
  s: 'symbol',
  g: 'symbol',
  m: 'map',
  l: 'set',
};

function markerOf(value: object): string | null {
  const marker = (value as { $jsan?: unknown }).$jsan;
  return typeof marker === 'string' && Object.keys(value).length === 1 ? marker : null;
}
