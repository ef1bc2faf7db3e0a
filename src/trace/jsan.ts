/**
 * Values that JSON lacks, as the markers that Redux DevTools restores: `{"$jsan":"u"}` for undefined.
 * The format is that of its `jsan` library, which writes repeated references as paths and would
 * therefore not write the same text.
 */

/** The key of a marker. */
export const markerKey = '$jsan';

/** The marker of a value that JSON lacks; null for every other value. */
export function markerOf(value: unknown): string | null {
  switch (typeof value) {
    case 'undefined':
      return 'u';
    case 'number':
      if (Number.isFinite(value)) return null;
      return Number.isNaN(value) ? 'n' : value > 0 ? 'i' : 'y';
    case 'bigint':
      return `s${value}`;
    case 'symbol':
      return `s${value.description ?? ''}`;
    case 'function':
      return 's<function>';
    case 'object':
      if (value instanceof Date) return `d${value.getTime()}`;
      if (value instanceof Error) return `e${value.message}`;
      if (value instanceof Map) return `m${JSON.stringify(Array.from(value))}`;
      if (value instanceof Set) return `l${JSON.stringify(Array.from(value))}`;
      return value instanceof RegExp ? `s${String(value)}` : null;
    default:
      return null;
  }
}

/** JSON with markers. Nothing is redacted. */
export function jsanText(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, key: string) {
    // Not the second argument, which is a date's text.
    const member = this[key];
    const marker = markerOf(member);
    return marker === null ? member : { [markerKey]: marker };
  });
}
