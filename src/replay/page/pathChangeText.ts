import type { Difference } from 'microdiff';
import type { PathChange } from '../engine/pathHistory';
import { notThere } from '../engine/statePath';
import { shortValue } from './valueText';

/** How much of a change a row shows: so many differences, and so many characters of a value. */
interface Room {
  differences: number;
  characters: number;
}

export const closedRow: Room = { differences: 3, characters: 60 };
export const openRow: Room = { differences: 30, characters: 600 };

/** `"sending" → "placed"`, or of a value with members what differs in it: `id 50 → 51 · and 3 more`. */
export function pathChangeText({ before, after, differences }: PathChange, room: Room): string {
  const isWhole = differences.some(({ path }) => path.length === 0);
  if (isWhole) return arrow(before, after, room);
  const shown = differences.slice(0, room.differences).map((difference) => {
    const [was, is] = sidesOf(difference);
    return `${difference.path.join('.')} ${arrow(was, is, room)}`;
  });
  const rest = differences.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(' · ');
}

const arrow = (before: unknown, after: unknown, { characters }: Room) =>
  `${shortValue(before, characters)} → ${shortValue(after, characters)}`;

function sidesOf(difference: Difference): [before: unknown, after: unknown] {
  return [
    difference.type === 'CREATE' ? notThere : difference.oldValue,
    difference.type === 'REMOVE' ? notThere : difference.value,
  ];
}
