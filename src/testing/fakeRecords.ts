import type { RecordStore } from '../trace/archive/recordStore';

export interface FakeRecords extends RecordStore {
  /** Everything that is stored, by name. */
  all: Map<string, unknown>;
}

/** Records in memory that are copied in and out, as IndexedDB does. */
export function fakeRecords(all = new Map<string, unknown>()): FakeRecords {
  return {
    all,
    names: () => Promise.resolve([...all.keys()]),
    read: (names) => Promise.resolve(names.map((name) => structuredClone(all.get(name)))),
    write(records) {
      for (const [name, value] of records) all.set(name, structuredClone(value));
      return Promise.resolve();
    },
    remove(names) {
      for (const name of names) all.delete(name);
      return Promise.resolve();
    },
  };
}
