/**
 * What of a message disappeared on its way into the store, by comparing what a good message leaves
 * there with what a hostile one left. A place that now holds the junk itself, or what stands for a
 * missing value, lost nothing; nor did a list that came empty. A bet's type follows from its number.
 *
 * @returns the places, such as `0.amount`; empty where nothing was lost
 */
export function lostPlaces(good: unknown, hostile: unknown, junk: string | null): string[] {
  // Where the contract allows no answer at all, null is one.
  if (hostile === null) return [];
  const before = leavesOf(good);
  const after = leavesOf(hostile);
  return [...before]
    .filter(([place, value]) => !Object.is(after.get(place), value))
    .filter(([place]) => !place.endsWith('.type') && !isExplained(after.get(place), junk))
    .map(([place]) => place);
}

function isExplained(value: unknown, junk: string | null): boolean {
  const standsForMissing = [null, '', 0, false].some((nothing) => nothing === value);
  if (junk === null) return standsForMissing;
  const came: unknown = JSON.parse(junk);
  if (came === null) return standsForMissing;
  if (Array.isArray(came) && came.length === 0) return value === undefined || value === null;
  // A number of a bet that came without its leading zeros has them again.
  if (typeof value === 'string' && value !== '' && Number(value) === came) return true;
  const isScalar =
    typeof came === 'string' || typeof came === 'number' || typeof came === 'boolean';
  return (
    isScalar &&
    value !== undefined &&
    [came, Number(came), String(came), Boolean(came)].includes(value as never)
  );
}

function leavesOf(value: unknown, place = ''): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[place, value]]);
  const parts = Object.entries(value).map(([key, part]) => leavesOf(part, `${place}.${key}`));
  return new Map(parts.flatMap((part) => [...part]));
}
