import type * as v from 'valibot';
import type { KeyValueStore } from '../platform/keyValueStore';
import type { Logger } from '../platform/logger';
import { readStored } from '../platform/readStored';
import { ownerMark } from '../platform/ownerMark';

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
