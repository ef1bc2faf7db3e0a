import { notThere } from '../engine/statePath';

/** Lists with more entries than this read as their length. */
const longestList = 50;

/**
 * A value as JSON; what JSON cannot write reads as in the console.
 *
 * @param longest cut after so many characters
 */
export function valueText(value: unknown, longest: number): string {
  if (value === notThere) return 'not there';
  if (value === undefined) return 'undefined';
  const text = JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'number' && !Number.isFinite(member) ? String(member) : member,
  );
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A value in a row: a long list as its length, anything else cut after so many characters. */
export function shortValue(value: unknown, longest: number): string {
  const isLong = Array.isArray(value) && value.length > longestList;
  return isLong ? `${value.length} items` : valueText(value, longest);
}
