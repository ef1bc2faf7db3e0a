import { createStore, delMany, getMany, keys, setMany } from 'idb-keyval';

/** Named records that survive the page; every call rejects where the browser keeps none. */
export interface RecordStore {
  names(): Promise<string[]>;
  read(names: readonly string[]): Promise<unknown[]>;
  /** All or none. */
  write(records: readonly (readonly [name: string, value: unknown])[]): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
}

/** Records in IndexedDB, opened with the first call. */
export function createRecordStore(database: string): RecordStore {
  let store: ReturnType<typeof createStore> | null = null;
  const opened = () => (store ??= createStore(database, 'records'));
  return {
    names: async () => (await keys(opened())).map(String),
    read: async (names) => getMany<unknown>([...names], opened()),
    write: async (records) =>
      setMany(
        records.map(([name, value]) => [name, value]),
        opened(),
      ),
    remove: async (names) => delMany([...names], opened()),
  };
}
