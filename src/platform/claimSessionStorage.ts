/** Session storage: the id of this tab, whose lock the tab's page holds. */
const idKey = 'tabId';
/** Session storage: the page of this tab that was left last; as many blanks while a page of it runs. */
const leftKey = 'leftPage';

/**
 * A duplicated tab starts with a copy of the other tab's session storage, and two tabs must never send the
 * same ticket. Resolves once the storage is this tab's own. The page holds a lock on the tab's id until it is
 * left, so a page that finds the lock taken runs in a copy, and empties it. A page that is left notes it, which a copy of
 * a running page lacks, so its successor takes the lock over and keeps everything.
 *
 * Without locks (a page without TLS) or without storage nothing is claimed: a copy keeps what was copied.
 */
export async function claimSessionStorage(view: Window): Promise<void> {
  try {
    const { sessionStorage, navigator, crypto, performance, location } = view;
    const { locks } = navigator;
    /** Gives the lock back; null without one. */
    let release: (() => void) | null = null;
    /** @returns whether this page holds the lock now */
    const claim = (id: string, options: LockOptions) =>
      new Promise<boolean>((resolve, reject) => {
        const whileHeld = (lock: Lock | null) => {
          resolve(lock !== null);
          return lock && new Promise<void>((done) => (release = done));
        };
        locks.request(id, options, whileHeld).catch((error: unknown) => {
          reject(new Error('The lock was refused.', { cause: error }));
          // Another page has taken the lock over. This one starts again, and finds out whose storage it has.
          if (release) location.reload();
          release = null;
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
      if (release) sessionStorage.setItem(leftKey, page);
      // WebKit would take the lock from a page that it keeps for Back.
      release?.();
      release = null;
    });
    view.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      if (sessionStorage.getItem(leftKey) === page) {
        sessionStorage.setItem(leftKey, noPage);
        claim(id, { steal: true }).catch(() => undefined);
      } else location.reload(); // Another page of this tab ran since.
    });
  } catch {
    // Nothing is claimed.
  }
}
