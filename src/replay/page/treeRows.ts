/** A line of a value that is shown as a tree. */
export interface TreeRow {
  /** The way from the root, which no other row has. */
  path: string;
  /** From 1 for the members of the value itself. */
  level: number;
  name: string;
  /** The value itself, or what there is inside it. */
  brief: string;
  kind: 'text' | 'number' | 'flag' | 'nothing' | 'object' | 'list';
  /** Null for what has nothing inside. */
  isOpen: boolean | null;
}

/** A longer list is shown in parts of so many. */
const partLength = 100;
/** The rows of a longer list are closed at first: their number is what one looks for. */
const shortList = 10;
/** Longest text that is shown, in characters. */
const longestText = 2000;

/**
 * The rows of a value that can be seen.
 *
 * @param openLevels so many levels are open at first
 * @param toggled paths of the rows that were opened or closed since
 */
export function treeRows(
  value: unknown,
  openLevels: number,
  toggled: ReadonlySet<string>,
): TreeRow[] {
  const rows: TreeRow[] = [];

  function add(
    name: string,
    member: unknown,
    parent: string,
    level: number,
    isOpenAtFirst: boolean,
  ) {
    const path = `${parent}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const inside = membersOf(member);
    const isOpen = inside.length === 0 ? null : isOpenAtFirst !== toggled.has(path);
    rows.push({ path, level, name, ...leafOf(member), isOpen });
    if (isOpen === true) addAll(member, inside, path, level + 1);
  }

  function addAll(whole: unknown, inside: [string, unknown][], path: string, level: number) {
    const isOpenAtFirst =
      level < openLevels && (!Array.isArray(whole) || inside.length <= shortList);
    if (Array.isArray(whole) && inside.length > partLength) addParts(inside, path, level);
    else for (const [name, member] of inside) add(name, member, path, level, isOpenAtFirst);
  }

  function addParts(inside: [string, unknown][], parent: string, level: number) {
    for (let from = 0; from < inside.length; from += partLength) {
      const part = inside.slice(from, from + partLength);
      const path = `${parent}/${from}…`;
      const isOpen = toggled.has(path);
      const name = `${from} … ${from + part.length - 1}`;
      rows.push({ path, level, name, brief: '', kind: 'list', isOpen });
      if (!isOpen) continue;
      for (const [own, member] of part) add(own, member, path, level + 1, false);
    }
  }

  const inside = membersOf(value);
  if (inside.length === 0)
    rows.push({ path: '', level: 1, name: '', ...leafOf(value), isOpen: null });
  else addAll(value, inside, '', 1);
  return rows;
}

/** The row that holds another one; the same one where none does. */
export function parentRow(rows: readonly TreeRow[], at: number): number {
  const level = rows[at]?.level ?? 1;
  for (let above = at - 1; above >= 0; above -= 1) {
    if ((rows[above]?.level ?? level) < level) return above;
  }
  return at;
}

function membersOf(value: unknown): [string, unknown][] {
  const isNested = typeof value === 'object' && value !== null;
  return isNested && !(value instanceof Date) && !(value instanceof Error)
    ? Object.entries(value)
    : [];
}

function leafOf(value: unknown): Pick<TreeRow, 'brief' | 'kind'> {
  switch (typeof value) {
    case 'string':
      return { kind: 'text', brief: JSON.stringify(value.slice(0, longestText)) };
    case 'number':
      return { kind: 'number', brief: String(value) };
    case 'boolean':
      return { kind: 'flag', brief: String(value) };
    default:
      return value === null || typeof value !== 'object'
        ? { kind: 'nothing', brief: String(value) }
        : nestedBrief(value);
  }
}

function nestedBrief(value: object): Pick<TreeRow, 'brief' | 'kind'> {
  if (value instanceof Date || value instanceof Error)
    return { kind: 'text', brief: String(value) };
  const isList = Array.isArray(value);
  const count = Object.keys(value).length;
  if (count === 0) return { kind: 'nothing', brief: isList ? '[]' : '{}' };
  const word = isList ? 'item' : 'key';
  return { kind: isList ? 'list' : 'object', brief: `${count} ${word}${count === 1 ? '' : 's'}` };
}
