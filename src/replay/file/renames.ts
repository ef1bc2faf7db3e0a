import { isRecord } from '../../trace/isRecord';

/** A value under today's names. What has nothing old in it is returned as the same object. */
export type Rename = (value: unknown) => unknown;

/** Gives members today's names, then renames inside those that `within` has, by today's names too. */
export function members(
  names: Readonly<Record<string, string>>,
  within: Readonly<Record<string, Rename>> = {},
): Rename {
  const nameOf = new Map(Object.entries(names));
  const renameOf = new Map(Object.entries(within));
  return (value) => {
    if (!isRecord(value)) return value;
    const renamed = Object.entries(value).map(([key, member]) => {
      const name = nameOf.get(key) ?? key;
      return [name, renameOf.get(name)?.(member) ?? member] as const;
    });
    const isNew = renamed.some(([name, member]) => !Object.is(value[name], member));
    return isNew ? Object.fromEntries(renamed) : value;
  };
}

export const inside = (within: Readonly<Record<string, Rename>>): Rename => members({}, within);

export function eachMember(rename: Rename): Rename {
  return (value) => {
    if (!isRecord(value)) return value;
    return inside(Object.fromEntries(Object.keys(value).map((key) => [key, rename])))(value);
  };
}

export function each(rename: Rename): Rename {
  return (list) => (Array.isArray(list) ? keepSame(list, list.map(rename)) : list);
}

export function oneOf(names: Readonly<Record<string, string>>): Rename {
  const nameOf = new Map<unknown, string>(Object.entries(names));
  return (value) => nameOf.get(value) ?? value;
}

/** The old list if every item of the other is the same object. */
export function keepSame<Item>(old: readonly Item[], renamed: readonly Item[]): readonly Item[] {
  return renamed.every((item, index) => Object.is(item, old[index])) ? old : renamed;
}
