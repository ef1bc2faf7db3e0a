import type { StatePath } from '../engine/statePath';

/** A row of a value that is shown as a tree. */
export interface ValueItem {
  /** Unique among the rows. */
  id: string;
  /** From the root to the value; null for a group of values. */
  path: StatePath | null;
  /** From 1 for the members of the value itself. */
  level: number;
  name: string;
  /** The value itself, or how many members it has. */
  brief: string;
  kind: 'text' | 'number' | 'boolean' | 'other';
  /** The members; a closed row has a single placeholder, so that it costs nothing. */
  children: readonly ValueItem[];
}

/** More members than this are grouped, and the groups of a huge list are grouped again. */
const groupLength = 100;
/** The rows of a longer list are closed at first. */
const shortList = 10;
/** Longest value and longest name that are shown, in characters. */
const longestText = 2000;
const longestName = 200;

/**
 * The rows of a value as a tree. Only open rows have their members, so that only visible rows cost
 * anything, however deep and wide the value is.
 *
 * @param openLevels the number of levels that are open at first
 * @param toggled ids of the rows that were opened or closed since
 */
export function valueItems(
  value: unknown,
  openLevels: number,
  toggled: ReadonlySet<string>,
): { items: readonly ValueItem[]; open: readonly string[] } {
  const open: string[] = [];

  function itemOf(
    row: Omit<ValueItem, 'children'>,
    isOpenAtFirst: boolean,
    inside: (() => ValueItem[]) | null,
  ): ValueItem {
    if (inside === null) return { ...row, children: [] };
    if (isOpenAtFirst === toggled.has(row.id)) return { ...row, children: [placeholderIn(row)] };
    open.push(row.id);
    return { ...row, children: inside() };
  }

  function membersOf(
    whole: object,
    { id: root, path }: { id: string; path: StatePath },
    level: number,
  ): ValueItem[] {
    const names = Object.keys(whole);
    const areOpenAtFirst =
      level < openLevels && !(Array.isArray(whole) && names.length > shortList);

    function memberOf(name: string, parent: string, at: number): ValueItem {
      const member: unknown = Reflect.get(whole, name);
      const id = `${parent}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const row = {
        id,
        path: [...path, name],
        level: at,
        name: cut(name, longestName),
        ...describe(member),
      };
      const isOpenAtFirst = areOpenAtFirst && names.length <= groupLength;
      const inside = hasMembers(member) ? () => membersOf(member, row, at + 1) : null;
      return itemOf(row, isOpenAtFirst, inside);
    }

    function membersBetween(from: number, to: number, parent: string, at: number): ValueItem[] {
      if (to - from <= groupLength) {
        return names.slice(from, to).map((name) => memberOf(name, parent, at));
      }
      let size = groupLength;
      while (to - from > size * groupLength) size *= groupLength;
      const groups: ValueItem[] = [];
      for (let start = from; start < to; start += size) {
        const end = Math.min(start + size, to);
        const id = `${parent}/${start}…`;
        const name = [names[start], names[end - 1]].map((one = '') => cut(one, longestName));
        const row = {
          id,
          path: null,
          level: at,
          name: name.join(' … '),
          brief: '',
          kind: 'other' as const,
        };
        groups.push(itemOf(row, false, () => membersBetween(start, end, id, at + 1)));
      }
      return groups;
    }

    return membersBetween(0, names.length, root, level);
  }

  const items = hasMembers(value)
    ? membersOf(value, { id: '', path: [] }, 1)
    : [{ id: '/', path: null, level: 1, name: '', ...describe(value), children: [] }];
  return { items, open };
}

function placeholderIn({ id, level }: Omit<ValueItem, 'children'>): ValueItem {
  const row = { id: `${id}/`, path: null, level: level + 1, name: '', brief: '' };
  return { ...row, kind: 'other', children: [] };
}

function hasMembers(value: unknown): value is object {
  return isNested(value) && Object.keys(value).length > 0;
}

function isNested(value: unknown): value is object {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && !(value instanceof Date) && !(value instanceof Error);
}

function describe(value: unknown): Pick<ValueItem, 'brief' | 'kind'> {
  if (isNested(value)) {
    const count = Object.keys(value).length;
    const [empty, noun] = Array.isArray(value) ? ['[]', 'item'] : ['{}', 'key'];
    const brief = count === 0 ? empty : `${count} ${noun}${count === 1 ? '' : 's'}`;
    return { kind: 'other', brief };
  }
  if (typeof value === 'string') {
    return { kind: 'text', brief: JSON.stringify(value.slice(0, longestText)) };
  }
  const type = typeof value;
  const kind = type === 'number' || type === 'boolean' ? type : 'other';
  return { kind, brief: cut(String(value), longestText) };
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
