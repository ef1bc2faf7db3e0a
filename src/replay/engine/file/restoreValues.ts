import { markerKey } from '../../../trace/jsan';
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

/**
 * A copy of parsed JSON in which the harmless markers of Redux DevTools (`{"$jsan": "u"}`) are
 * values again. Functions, expressions, symbols and references are texts; keys that name a prototype are left out.
 *
 * @throws OpenError when the value is nested too deeply
 */
export function restoreValues(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) throw new OpenError('tooDeep');
  if (Array.isArray(value)) return value.map((item) => restoreValues(item, depth + 1));
  const entries = Object.entries(value);
  const [[key, marker] = []] = entries;
  if (entries.length === 1 && key === markerKey && typeof marker === 'string') {
    return restoreMarker(marker);
  }
  const copy: Record<string, unknown> = {};
  for (const [name, member] of entries) {
    if (!unsafeKeys.has(name)) copy[name] = restoreValues(member, depth + 1);
  }
  return copy;
}

function restoreMarker(marker: string): unknown {
  const letter = marker.slice(0, 1);
  if (Object.hasOwn(restored, letter)) return restored[letter]?.(marker.slice(1));
  return `[not plain data] ${marker.slice(0, 200)}`;
}
