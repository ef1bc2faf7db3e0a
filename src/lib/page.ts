import type { Clock } from './clock';

/** What the browser tells of the page's life. */
export interface Page {
  /** False only where the browser knows that it has no network. */
  isOnline(): boolean;
  /**
   * For as long as the page lives.
   *
   * @param handlers.onWake the page is shown again after some seconds out of sight, was taken out
   *   of the back/forward cache, or was thawed: its timers may have slept
   * @param handlers.onOnlineChanged the browser lost its network or has it again
   */
  follow(handlers: { onWake(): void; onOnlineChanged(isOnline: boolean): void }): void;
}

/** A page out of sight for less than this many milliseconds has missed nothing. */
const shortAbsenceMs = 3000;

/** The page of a browser. */
export function createPage(view: Window, clock: Clock): Page {
  const target = view.document;
  return {
    isOnline: () => view.navigator.onLine,
    follow({ onWake, onOnlineChanged }) {
      let hiddenAt = target.visibilityState === 'hidden' ? clock.now() : null;
      target.addEventListener('visibilitychange', () => {
        const wasHiddenAt = hiddenAt;
        hiddenAt = target.visibilityState === 'hidden' ? clock.now() : null;
        if (hiddenAt !== null || wasHiddenAt === null) return;
        if (clock.now() - wasHiddenAt >= shortAbsenceMs) onWake();
      });
      target.addEventListener('resume', () => onWake());
      view.addEventListener('pageshow', ({ persisted }) => persisted && onWake());
      view.addEventListener('online', () => onOnlineChanged(true));
      view.addEventListener('offline', () => onOnlineChanged(false));
    },
  };
}
