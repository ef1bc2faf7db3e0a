import { expect, type Page } from '@playwright/test';

/** Everything that the recorder keeps in IndexedDB, one text for each record. */
export async function keptTexts(page: Page): Promise<string[]> {
  const read = () =>
    page.evaluate(async () => {
      // What a page that goes would still write.
      window.dispatchEvent(new Event('pagehide'));
      const name = 'flight-recorder';
      const known = await indexedDB.databases();
      if (!known.some((database) => database.name === name)) return [];
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error(`IndexedDB: ${request.error?.message}`));
        });
      const database = await done(indexedDB.open(name));
      try {
        const records = database.transaction('records').objectStore('records');
        const [keys, values] = await Promise.all([
          done(records.getAllKeys()),
          done(records.getAll()),
        ]);
        return values.map((value, at) => `${JSON.stringify(keys[at])}=${JSON.stringify(value)}`);
      } finally {
        database.close();
      }
    });
  // It begins to keep when the page is idle.
  await expect.poll(async () => (await read()).length).toBeGreaterThan(2);
  return read();
}
