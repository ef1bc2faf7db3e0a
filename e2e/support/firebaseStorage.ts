import type { Page } from '@playwright/test';

/** What firebase's SDK keeps of its sign-in in IndexedDB, as JSON; `[]` where nothing is kept. */
export async function firebaseStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const name = 'firebaseLocalStorageDb';
    const known = await indexedDB.databases();
    if (!known.some((database) => database.name === name)) return '[]';
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(`IndexedDB: ${request.error?.message}`));
      });
    const database = await done(indexedDB.open(name));
    try {
      const [store] = database.objectStoreNames;
      if (store === undefined) return '[]';
      return JSON.stringify(await done(database.transaction(store).objectStore(store).getAll()));
    } finally {
      database.close();
    }
  });
}
