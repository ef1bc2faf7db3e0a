import { isRecord } from '../../trace/isRecord';

/** Names and positions from the state down to a value. */
export type StatePath = readonly (string | number)[];

/** The entry of a list that has this id, wherever it stands. */
interface Entry {
  idName: string;
  id: string | number;
}

/** A path that stays with an entry while others come and go before it. */
export type FollowedPath = readonly (string | Entry)[];

/** What a path leads to in a state that has no such value. */
export const notThere = Symbol('not there');

/** What tells the entries of the app's lists apart. */
const idNames = ['id', 'roundId', 'date'];

/**
 * Names the entries of lists by their ids instead of their positions.
 *
 * @param states the path is followed in the first of them that has it
 */
export function followPath(path: StatePath, ...states: readonly unknown[]): FollowedPath {
  const plain = path.map(String);
  for (const state of states) {
    let value = state;
    const followed: (string | Entry)[] = [];
    for (const name of plain) {
      const member = memberOf(value, name);
      followed.push((Array.isArray(value) && entryOf(value, member)) || name);
      value = member;
    }
    if (value !== notThere) return followed;
  }
  return plain;
}

function memberOf(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.hasOwn(value, name) ? Reflect.get(value, name) : notThere;
}

function entryOf(list: readonly unknown[], member: unknown): Entry | null {
  if (!isRecord(member)) return null;
  for (const idName of idNames) {
    const id = member[idName];
    if (typeof id !== 'string' && typeof id !== 'number') continue;
    const isUnique = list.filter((one) => isRecord(one) && one[idName] === id).length === 1;
    if (isUnique) return { idName, id };
  }
  return null;
}

/** Reads what a path leads to in one state after another; {@link notThere} if there is nothing. */
export function createPathReader(path: FollowedPath): (state: unknown) => unknown {
  const readers = path.map((key) =>
    typeof key === 'string' ? (value: unknown) => memberOf(value, key) : entryReader(key),
  );
  return (state) => readers.reduce((value, read) => read(value), state);
}

function entryReader({ idName, id }: Entry): (value: unknown) => unknown {
  // States share the lists that an action left alone.
  let list: unknown = null;
  let found: unknown = notThere;
  return (value) => {
    if (value === list) return found;
    list = value;
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    found = entries.find((entry) => isRecord(entry) && entry[idName] === id) ?? notThere;
    return found;
  };
}

/** `bets.receipts[id a1].state`. */
export function pathText(path: FollowedPath): string {
  return path
    .map((key) => (typeof key === 'string' ? `.${key}` : `[${key.idName} ${key.id}]`))
    .join('')
    .replace(/^\./, '');
}
