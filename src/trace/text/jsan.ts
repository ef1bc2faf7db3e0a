/**
 * What JSON cannot write, as the markers that Redux DevTools restores (its `jsan` library):
 * `{"$jsan":"u"}` for undefined and the like.
 */

/** The key of a marker. As a key of data it cannot be restored, hence the mask renames it. */
export const markerKey = '$jsan';

/** The marker of a value without a form in JSON; null for every other value. */
export function markerOf(value: unknown): string | null {
  switch (typeof value) {
    case 'undefined':
      return 'u';
    case 'number':
      return markerOfNumber(value);
    case 'bigint':
      return `s${value}`;
    case 'symbol':
      return `s${value.description ?? ''}`;
    case 'function':
      return 's<function>';
    case 'object':
      return value === null ? null : markerOfObject(value);
    default:
      return null;
  }
}

function markerOfNumber(value: number): string | null {
  if (Number.isNaN(value)) return 'n';
  if (value === Infinity) return 'i';
  return value === -Infinity ? 'y' : null;
}

function markerOfObject(value: object): string | null {
  if (value instanceof Date) return `d${value.getTime()}`;
  if (value instanceof Error) return `e${value.message}`;
  if (value instanceof Map) return `m${JSON.stringify(Array.from(value))}`;
  if (value instanceof Set) return `l${JSON.stringify(Array.from(value))}`;
  return value instanceof RegExp ? `s${String(value)}` : null;
}
