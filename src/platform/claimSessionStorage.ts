/** Session storage: the id of this tab, whose lock the tab's page holds. */
const idKey = 'tabId';
/** Session storage: the page of this tab that was left last; as many blanks while a page of it runs. */
const leftKey = 'leftPage';

/**
 * A duplicated tab starts with a copy of the other tab's session storage, and two tabs must never send the
 * same ticket. Resolves once the storage is this tab's own. The page holds a lock on the tab's id as long as
 * it lives, so a page that finds the lock taken runs in a copy, and empties it.
 *
 * After a reload the page before it may still hold the lock for a while. That page has noted that it was left,
 * which a copy of a running page lacks, so its successor takes the lock over and keeps everything.
 *
 * Without locks (a page without TLS) or without storage nothing is claimed: a copy keeps what was copied.
 */
export async function claimSessionStorage(view: Window): Promise<void> {
  try {
    const { sessionStorage, navigator, crypto, performance, location } = view;
    const { locks } = navigator;
    let isOwner = false;
    /** @returns whether this page holds the lock now */
    const claim = (id: string, options: LockOptions) =>
      new Promise<boolean>((resolve, reject) => {
        const whileHeld = (lock: Lock | null) => {
          isOwner = lock !== null;
          resolve(isOwner);
          return isOwner ? new Promise(() => {}) : null;
        };
        locks.request(id, options, whileHeld).catch((error: unknown) => {
          reject(new Error('The lock was refused.', { cause: error }));
          // Another page has taken the lock over. This one starts again, and finds out whose storage it has.
          if (isOwner) location.reload();
          isOwner = false;
        });
      });

    let id = sessionStorage.getItem(idKey) ?? crypto.randomUUID();
    const isSuccessor = (sessionStorage.getItem(leftKey) ?? '').trim() !== '';
    if (!(await claim(id, isSuccessor ? { steal: true } : { ifAvailable: true }))) {
      sessionStorage.clear();
      id = crypto.randomUUID();
      await claim(id, {});
    }
    sessionStorage.setItem(idKey, id);
    const page = performance.timeOrigin.toFixed(3);
    // A full storage takes a value that is no longer than the one before.
    const noPage = ' '.repeat(page.length);
    sessionStorage.setItem(leftKey, noPage);

    view.addEventListener('pagehide', () => {
      if (isOwner) sessionStorage.setItem(leftKey, page);
    });
    // Back from the back/forward cache, and no other page of this tab was left since.
    view.addEventListener('pageshow', () => {
      if (sessionStorage.getItem(leftKey) === page) sessionStorage.setItem(leftKey, noPage);
    });
  } catch {
    // Nothing is claimed.
  }
}
