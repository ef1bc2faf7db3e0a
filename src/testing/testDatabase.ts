import 'fake-indexeddb/auto';
import { createStore, entries } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

let databases = 0;

/** An empty database of this browser's IndexedDB. */
export function emptyDatabase(): UseStore {
  databases += 1;
  return createStore(`test ${databases}`, 'records');
}

/** Everything in a database, by name. */
export async function recordsIn(db: UseStore): Promise<Map<string, unknown>> {
  return new Map((await entries<string, unknown>(db)).map(([name, value]) => [name, value]));
}
