import { expect, type BrowserContext, type Page } from '@playwright/test';
import { appStore, type AppStore } from './appStore';

/**
 * The records of an IndexedDB database's first store, key and value as JSON; empty without such a
 * database.
 */
async function readDatabase(
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

/** The key of Firebase's sign-in in the local storage, and of its record in IndexedDB. */
const firebaseUserKey = /^firebase:authUser:/;

/** What Firebase keeps of its sign-in in the local storage and in IndexedDB, as JSON. */
export async function readFirebaseUsers(
  page: Page,
): Promise<{ local: string[]; database: string[] }> {
  const local = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  const stored = await readDatabase(page, 'firebaseLocalStorageDb');
  return {
    local: local.filter(([key]) => firebaseUserKey.test(key)).map(([, value]) => value),
    database: stored.map(({ value }) => value),
  };
}

/** Moves Firebase's sign-in from the local storage to IndexedDB, where older releases kept it. */
export async function moveFirebaseUserToDatabase(page: Page): Promise<void> {
  await page.evaluate(async (pattern) => {
    const key = Object.keys(localStorage).find((one) => pattern.test(one)) ?? '';
    const value = JSON.parse(localStorage.getItem(key) ?? '') as unknown;
    const opening = indexedDB.open('firebaseLocalStorageDb');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
    writing.objectStore('firebaseLocalStorage').put({ fbase_key: key, value });
    await new Promise((resolve) => (writing.oncomplete = resolve));
    opening.result.close();
    localStorage.removeItem(key);
  }, firebaseUserKey);
}

async function readRecordings(page: Page): Promise<{ key: string; value: string }[]> {
  const databases = ['flight-recorder', 'flight-recorder-last-changes'];
  return (await Promise.all(databases.map((name) => readDatabase(page, name)))).flat();
}

/** Waits until the recorder has stored this text by itself, as it does regularly. */
export async function expectRecorded(page: Page, text: string): Promise<void> {
  const read = async () => {
    const stored = await readRecordings(page);
    // The steps are JSON inside of JSON.
    return stored.map(({ value }) => value.replaceAll('\\', '')).join('\n');
  };
  // It stores what is new within two seconds, once it has loaded.
  await expect.poll(read, { timeout: 40_000 }).toContain(text);
}

/** Everything that the recorder has stored in IndexedDB, one string for each record. */
export async function readStoredRecordings(page: Page): Promise<string[]> {
  const read = async () => {
    // Makes the recorder write what it writes when the page closes.
    await page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));
    const stored = await readRecordings(page);
    return stored.map(({ key, value }) => `${key}=${value}`);
  };
  // The recorder stores nothing until the page is idle.
  await expect.poll(async () => (await read()).length).toBeGreaterThan(2);
  return read();
}

/**
 * Records the name and kind of everything that any page of the context writes from now on:
 * `cookie id`, `local isSound`, `session receipts:…`, `database …`, `channel …`.
 */
export async function recordStorageWrites(context: BrowserContext): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const binding = '__noteStorage';
  await context.exposeBinding(binding, (_source, name: string) => void names.add(name));
  await context.addInitScript(patchStorage, binding);
  return names;
}

/** Runs in the page before its own scripts. */
function patchStorage(binding: string): void {
  const record = Reflect.get(window, binding) as (name: string) => void;

  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function recorded(key, value) {
    record(`${this === window.localStorage ? 'local' : 'session'} ${key}`);
    setItem.call(this, key, value);
  };

  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function recorded(name, version) {
    record(`database ${name}`);
    return open.call(this, name, version);
  };

  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(this: Document, written: string) {
      record(`cookie ${written.replace(/=.*/s, '')}`);
      cookie?.set?.call(this, written);
    },
  });

  const Channel = window.BroadcastChannel;
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      record(`channel ${name}`);
      super(name);
    }
  };
}

/** Local and session storage without Firebase's sign-in, one `key=value` for each entry. */
export async function readWebStorage(page: Page): Promise<string[]> {
  const entries = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap(
      (storage) => Object.entries(storage) as [string, string][],
    ),
  );
  return entries
    .filter(([key]) => !firebaseUserKey.test(key))
    .map(([key, value]) => `${key}=${value}`);
}

/** The state of the app's store and of any store on `window`, as JSON. */
export async function readReduxState(page: Page): Promise<string[]> {
  const store = await appStore(page);
  return store.evaluate((own) => {
    const isStore = (value: unknown): value is AppStore =>
      typeof value === 'object' && value !== null && 'getState' in value;
    const found = Object.values(window as object).filter(isStore);
    return [...found, own].map((each) => JSON.stringify(each.getState()));
  });
}

type StorageName = 'localStorage' | 'sessionStorage';

/** Fills a storage of the page until fewer than `room` characters, a power of two, fit in. */
export async function fillStorage(page: Page, name: StorageName, room = 1): Promise<void> {
  const fill = ([which, least]: [StorageName, number]) => {
    let filler = '';
    for (let size = 2 ** 22; size >= least;) {
      try {
        window[which].setItem('filler', filler + 'x'.repeat(size));
        filler += 'x'.repeat(size);
      } catch {
        size /= 2;
      }
    }
  };
  await page.evaluate(fill, [name, room] as [StorageName, number]);
}
