import * as v from 'valibot';
import { parseMessage } from '../api/wire/parseMessage';
import type { Logger } from './logger';
import { ownerMark } from './ownerMark';

/** Local or session storage; a browser that forbids it behaves like an empty one. */
export interface KeyValueStore {
  read(key: string): string | null;
  /** Returns whether the value reads back. If it does not, the older one is removed: it is no longer true. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Whether a value could be neither replaced nor removed: this page reads it no more, the next one will. */
  isOutdated(): boolean;
}

/** Wraps a storage whose very access may throw. */
export function createKeyValueStore(open: () => Storage): KeyValueStore {
  const outdated = new Map<string, string>();
  const stored = (key: string) => {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  };
  const remove = (key: string) => {
    try {
      open().removeItem(key);
    } catch {
      // What can't be reached holds nothing either.
    }
    const left = stored(key);
    if (left === null) outdated.delete(key);
    else outdated.set(key, left);
  };
  return {
    read(key) {
      const value = stored(key);
      return value === outdated.get(key) ? null : value;
    },
    write(key, value) {
      try {
        open().setItem(key, value);
      } catch {
        // A full or forbidden storage loses a convenience, not the app.
      }
      const isKept = stored(key) === value;
      if (isKept) outdated.delete(key);
      else remove(key);
      return isKept;
    },
    remove,
    isOutdated: () => outdated.size > 0,
  };
}

/**
 * A stored JSON value that fits the schema, or null. One that does not fit is dropped with one log line, which
 * names the key up to its colon: the mark of a player follows.
 */
export function readStored<Output>(
  store: KeyValueStore,
  logger: Logger,
  key: string,
  schema: v.GenericSchema<unknown, Output>,
): Output | null {
  const text = store.read(key);
  if (text === null) return null;
  const result = parseMessage(v.pipe(v.string(), v.parseJson(), schema), text);
  if (result.success) return result.output;
  logger.warn('a stored value was dropped', { place: key.split(':')[0], reason: result.reason });
  store.remove(key);
  return null;
}

/** The values of one kind in a storage, one for each player; those of other players stay untouched. */
export function storedForPlayer<Value>(name: string, schema: v.GenericSchema<unknown, Value>) {
  const keyOf = (userId: string) => `${name}:${ownerMark(userId)}`;
  return {
    /** Null if none is stored. A value that can't be read is dropped with one log line. */
    read: (store: KeyValueStore, logger: Logger, userId: string): Value | null =>
      readStored(store, logger, keyOf(userId), schema),
    /** @returns whether the browser kept it */
    keep: (store: KeyValueStore, userId: string, value: Value): boolean =>
      store.write(keyOf(userId), JSON.stringify(value)),
    remove: (store: KeyValueStore, userId: string): void => store.remove(keyOf(userId)),
  };
}
