import 'fake-indexeddb/auto';
import { createStore, entries } from 'idb-keyval';
import { createRecordingStore } from '../trace/recordingStore';
import type { RecordingDatabases } from '../trace/recordingStore';

let browsers = 0;

/** The empty databases of a browser that has recorded nothing. */
export function emptyDatabases(): RecordingDatabases {
  browsers += 1;
  return {
    records: createStore(`records ${browsers}`, 'records'),
    lastChanges: createStore(`last changes ${browsers}`, 'changes'),
  };
}

/** Everything in the databases, by name, once a page has read them. */
export async function recordsIn(databases: RecordingDatabases): Promise<Map<string, unknown>> {
  await createRecordingStore(databases).heads();
  const found = await Promise.all(
    [databases.records, databases.lastChanges].map((db) => entries<string, unknown>(db)),
  );
  return new Map(found.flat());
}
