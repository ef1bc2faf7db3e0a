import { OpenError } from './openErrors';

/** Names through which an object of a file could reach what all objects share. */
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** Deeper than any state of the app. */
const deepest = 100;

/** The harmless markers, by their first letter. Nothing is executed, no expression is built. */
const restored: Record<string, (text: string) => unknown> = {
  u: () => undefined,
  n: () => NaN,
  i: () => Infinity,
  y: () => -Infinity,
  d: (text) => new Date(Number(text)),
  e: (text) => new Error(text),
};

/** What was left out or replaced while a file was read. */
export interface RestoreCounts {
  /** Keys that name a prototype; they were left out. */
  unsafeKeys: number;
  /** Functions, expressions, symbols and references; each is shown as text. */
  replacedValues: number;
}

/**
 * A copy of parsed JSON in which the harmless markers of Redux DevTools (`{"$jsan": "u"}`) are
 * values again.
 *
 * @param counts is raised by what was left out or replaced
 * @throws Error when the value is nested too deeply
 */
export function restoreValues(
  parsed: unknown,
  counts: RestoreCounts = { unsafeKeys: 0, replacedValues: 0 },
): unknown {
  function restore(value: unknown, depth: number): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (depth > deepest) throw new OpenError('tooDeep');
    if (Array.isArray(value)) return value.map((item) => restore(item, depth + 1));
    const marker = markerOf(value);
    if (marker !== null) return restoreMarker(marker);

    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      if (unsafeKeys.has(key)) counts.unsafeKeys += 1;
      else copy[key] = restore((value as Record<string, unknown>)[key], depth + 1);
    }
    return copy;
  }

  function restoreMarker(marker: string): unknown {
    const letter = marker.slice(0, 1);
    if (Object.hasOwn(restored, letter)) return restored[letter]?.(marker.slice(1));
    counts.replacedValues += 1;
    return `[not plain data] ${marker.slice(0, 200)}`;
  }

  return restore(parsed, 0);
}

function markerOf(value: object): string | null {
  const marker = (value as { $jsan?: unknown }).$jsan;
  return typeof marker === 'string' && Object.keys(value).length === 1 ? marker : null;
}
