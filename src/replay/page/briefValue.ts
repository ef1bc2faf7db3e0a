/** Longest text of a value in the list of differences. */
const longest = 600;

/** A value as JSON, cut where it is long; what JSON has no word for reads as in the console. */
export function briefValue(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'number') return String(value);
  const text = JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'number' && !Number.isFinite(member) ? String(member) : member,
  );
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
