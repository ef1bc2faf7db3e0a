import { promisifyRequest } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/**
 * Changes to a database that survive a page which goes right after the call, unless another transaction
 * of the database is under way: Chromium then drops those that wait. The changes of a call are one
 * transaction. It starts before the call returns, once the database is open: idb-keyval reaches the
 * database only through a promise, so it is opened in advance. It commits explicitly: otherwise the
 * browser commits once the page has heard of each request's success, which a page that is gone never
 * does.
 *
 * @returns makes changes; rejects if the browser stores nothing
 */
export function createImmediateChanges(db: UseStore) {
  let opened: { database: IDBDatabase; name: string } | null = null;
  const noteOpened = ({ transaction, name }: IDBObjectStore) => {
    opened = { database: transaction.db, name };
  };
  const open = async () => db('readonly', noteOpened);
  open().catch(() => undefined);

  const recordsAtOnce = (): IDBObjectStore | null => {
    if (opened === null) return null;
    const { database, name } = opened;
    try {
      // Strict would wait for the disk at each save, which only a machine that loses its power needs.
      return database.transaction(name, 'readwrite', { durability: 'relaxed' }).objectStore(name);
    } catch {
      // The browser has closed the database since, and idb-keyval opens it again.
      return null;
    }
  };

  return async (make: (records: IDBObjectStore) => void): Promise<void> => {
    const commit = (records: IDBObjectStore): Promise<void> => {
      const { transaction } = records;
      noteOpened(records);
      make(records);
      transaction.commit();
      return promisifyRequest(transaction);
    };
    const records = recordsAtOnce();
    return records === null ? db('readwrite', commit) : commit(records);
  };
}
