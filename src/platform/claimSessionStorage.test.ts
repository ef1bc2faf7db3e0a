import { claimSessionStorage } from './claimSessionStorage';

type WhileHeld = (lock: object | null) => Promise<unknown> | null;

/** The locks of a browser, which its tabs share. */
function fakeLocks() {
  const held = new Map<string, () => void>();
  const request = (name: string, options: LockOptions, whileHeld: WhileHeld) => {
    if (held.has(name) && options.ifAvailable) return Promise.resolve(whileHeld(null));
    held.get(name)?.();
    return new Promise((_resolve, reject) => {
      const lose = () => reject(new DOMException('stolen', 'AbortError'));
      held.set(name, lose);
      void whileHeld({ name })?.then(() => held.get(name) === lose && held.delete(name));
    });
  };
  return { request, release: (name: string) => held.delete(name) };
}

type Locks = ReturnType<typeof fakeLocks>;

/** The session storage of a tab. */
function fakeStorage(entries: Iterable<readonly [string, string]> = []) {
  const values = new Map(entries);
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.isFull && value.length > (values.get(key)?.length ?? 0)) throw new Error('full');
      values.set(key, value);
    },
    isFull: false,
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}

type Storage = ReturnType<typeof fakeStorage>;

let pages = 0;

/** A page of a tab that has claimed the tab's storage. */
async function openPage(sessionStorage: Storage, locks: Locks | undefined) {
  const reload = jest.fn();
  const view = Object.assign(new EventTarget(), {
    sessionStorage,
    navigator: { locks },
    crypto: globalThis.crypto,
    performance: { timeOrigin: (pages += 1) },
    location: { reload },
  });
  await claimSessionStorage(view as unknown as Window);
  return {
    reload,
    leave: () => view.dispatchEvent(new Event('pagehide')),
    comeBack: () => view.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}

const ticket = ['ticket:a', 'three numbers'] as const;
const ticketIn = ({ values }: Storage) => values.get('ticket:a');
const idIn = ({ values }: Storage) => values.get('tabId') ?? '';

/** A tab with a ticket, and the locks of its browser. */
async function openTab() {
  const locks = fakeLocks();
  const storage = fakeStorage([ticket]);
  return { locks, storage, page: await openPage(storage, locks) };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

it('the copy in a duplicated tab is emptied, and the tab it came from keeps its ticket over a reload', async () => {
  const { locks, storage, page } = await openTab();
  const copy = fakeStorage(storage.values);
  const duplicate = await openPage(copy, locks);
  expect(ticketIn(copy)).toBeUndefined();
  expect(idIn(copy)).not.toBe(idIn(storage));
  page.leave();
  await openPage(storage, locks);
  expect(ticketIn(storage)).toBe('three numbers');
  expect(duplicate.reload).not.toHaveBeenCalled();
});

it.each(['full', 'free'])('a reload keeps a ticket in %s storage, locked or not', async (room) => {
  const { locks, storage, page } = await openTab();
  storage.isFull = room === 'full';
  page.leave();
  const second = await openPage(storage, locks);
  expect(ticketIn(storage)).toBe('three numbers');
  second.leave();
  locks.release(idIn(storage));
  await openPage(storage, locks);
  expect(ticketIn(storage)).toBe('three numbers');
});

it.each([
  ['reloads', ({ storage, locks }: Tab) => openPage(storage, locks)],
  ['is in the back/forward cache', ({ page }: Tab) => (page.comeBack(), page)],
])('a copy that claims the storage while its original %s loses it again', async (_, comeBack) => {
  const tab = await openTab();
  const { locks, storage, page } = tab;
  const copy = fakeStorage(storage.values);
  page.leave();
  locks.release(idIn(storage));
  const duplicate = await openPage(copy, locks);
  const original = await comeBack(tab);
  expect(ticketIn(storage)).toBe('three numbers');
  expect(duplicate.reload).toHaveBeenCalledTimes(1);
  duplicate.leave();
  await openPage(copy, locks);
  expect(ticketIn(copy)).toBeUndefined();
  expect(original.reload).not.toHaveBeenCalled();
});

it('a page from the back/forward cache owns the storage again, so that a later copy of it is emptied', async () => {
  const { locks, storage, page } = await openTab();
  page.leave();
  // WebKit takes the locks of a page that it keeps.
  locks.release(idIn(storage));
  page.comeBack();
  const copy = fakeStorage(storage.values);
  await openPage(copy, locks);
  expect(ticketIn(copy)).toBeUndefined();
  expect(page.reload).not.toHaveBeenCalled();
});

it('a page from the back/forward cache starts again if another page of its tab ran since, and keeps what that stored', async () => {
  const { locks, storage, page } = await openTab();
  page.leave();
  const other = await openPage(storage, locks);
  storage.setItem('ticket:a', 'two numbers');
  other.leave();
  page.comeBack();
  expect(page.reload).toHaveBeenCalledTimes(1);
  await openPage(storage, locks);
  expect(ticketIn(storage)).toBe('two numbers');
});

it.each([
  ['locks', undefined],
  ['permission to lock', { ...fakeLocks(), request: () => Promise.reject(new Error('refused')) }],
])('without %s the page starts and keeps what is stored', async (_, locks) => {
  const storage = fakeStorage([ticket]);
  const page = await openPage(storage, locks);
  expect(ticketIn(storage)).toBe('three numbers');
  expect(page.reload).not.toHaveBeenCalled();
});

it('without session storage the page starts', async () => {
  const view = Object.defineProperty({}, 'sessionStorage', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  await expect(claimSessionStorage(view as Window)).resolves.toBeUndefined();
});
