/** A row of a value that is shown as a tree. */
export interface ValueItem {
  /** The way from the root, which no other row has. */
  id: string;
  /** From 1 for the members of the value itself. */
  level: number;
  name: string;
  /** The value itself, or what there is inside it. */
  brief: string;
  kind: 'text' | 'number' | 'flag' | 'nothing' | 'object' | 'list';
  /** What is inside; of a closed row a single placeholder, so that nobody sees what it costs. */
  children: readonly ValueItem[];
}

/** More members than this are shown in parts, and the parts of a huge list in parts again. */
const partLength = 100;
/** The rows of a longer list are closed at first: their number is what one looks for. */
const shortList = 10;
/** Longest value and longest name that are shown, in characters. */
const longestText = 2000;
const longestName = 200;

/**
 * The rows of a value as a tree. Only open rows have their members, so that the cost is that of what
 * is seen, however deep and wide the value is.
 *
 * @param openLevels so many levels are open at first
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

  function membersOf(whole: object, path: string, level: number): ValueItem[] {
    const names = Object.keys(whole);
    const areOpenAtFirst =
      level < openLevels && !(Array.isArray(whole) && names.length > shortList);

    function memberOf(name: string, parent: string, at: number): ValueItem {
      const member: unknown = Reflect.get(whole, name);
      const id = `${parent}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const row = { id, level: at, name: cut(name, longestName), ...leafOf(member) };
      const isOpenAtFirst = areOpenAtFirst && names.length <= partLength;
      const inside = hasMembers(member) ? () => membersOf(member, id, at + 1) : null;
      return itemOf(row, isOpenAtFirst, inside);
    }

    function membersBetween(from: number, to: number, parent: string, at: number): ValueItem[] {
      if (to - from <= partLength) {
        return names.slice(from, to).map((name) => memberOf(name, parent, at));
      }
      let size = partLength;
      while (to - from > size * partLength) size *= partLength;
      const parts: ValueItem[] = [];
      for (let start = from; start < to; start += size) {
        const end = Math.min(start + size, to);
        const id = `${parent}/${start}…`;
        const name = [names[start], names[end - 1]].map((one = '') => cut(one, longestName));
        const row = { id, level: at, name: name.join(' … '), brief: '', kind: 'list' as const };
        parts.push(itemOf(row, false, () => membersBetween(start, end, id, at + 1)));
      }
      return parts;
    }

    return membersBetween(0, names.length, path, level);
  }

  const items = hasMembers(value)
    ? membersOf(value, '', 1)
    : [{ id: '/', level: 1, name: '', ...leafOf(value), children: [] }];
  return { items, open };
}

function placeholderIn({ id, level }: Omit<ValueItem, 'children'>): ValueItem {
  return { id: `${id}/`, level: level + 1, name: '', brief: '', kind: 'nothing', children: [] };
}

function hasMembers(value: unknown): value is object {
  return isNested(value) && Object.keys(value).length > 0;
}

function isNested(value: unknown): value is object {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && !(value instanceof Date) && !(value instanceof Error);
}

function leafOf(value: unknown): Pick<ValueItem, 'brief' | 'kind'> {
  if (isNested(value)) return nestedBrief(value);
  if (value instanceof Date || value instanceof Error) {
    return { kind: 'text', brief: cut(String(value), longestText) };
  }
  switch (typeof value) {
    case 'string':
      return { kind: 'text', brief: JSON.stringify(value.slice(0, longestText)) };
    case 'number':
      return { kind: 'number', brief: String(value) };
    case 'boolean':
      return { kind: 'flag', brief: String(value) };
    case 'bigint':
      return { kind: 'number', brief: cut(String(value), longestText) };
    default:
      return { kind: 'nothing', brief: value === null ? 'null' : typeof value };
  }
}

function nestedBrief(value: object): Pick<ValueItem, 'brief' | 'kind'> {
  const isList = Array.isArray(value);
  const count = Object.keys(value).length;
  if (count === 0) return { kind: 'nothing', brief: isList ? '[]' : '{}' };
  const word = isList ? 'item' : 'key';
  return { kind: isList ? 'list' : 'object', brief: `${count} ${word}${count === 1 ? '' : 's'}` };
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
