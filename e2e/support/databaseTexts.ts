import type { Page } from '@playwright/test';

/**
 * Every record of a page's IndexedDB database, key and value each as JSON, of its first store; none
 * where there is no such database or no store in it.
 */
export async function databaseTexts(
  page: Page,
  databaseName: string,
): Promise<{ key: string; value: string }[]> {
  return page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((database) => database.name === name)) return [];
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(`IndexedDB: ${request.error?.message}`));
      });
    const database = await done(indexedDB.open(name));
    try {
      const [storeName] = database.objectStoreNames;
      if (storeName === undefined) return [];
      const store = database.transaction(storeName).objectStore(storeName);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      return values.map((value, at) => ({
        key: JSON.stringify(keys[at]),
        value: JSON.stringify(value),
      }));
    } finally {
      database.close();
    }
  }, databaseName);
}
