import type { Clock } from './clock';

/** The page's lifecycle and network events. */
export interface Page {
  /** False only if the browser knows that it is offline. */
  isOnline(): boolean;
  /** Whether another tab covers the page, or its window is minimised. */
  isHidden(): boolean;
  setTitle(title: string): void;
  /** A setting that the operator put into the head of the page; null without it. */
  readMeta(name: string): string | null;
  /**
   * @param handlers.onWake the page is visible again after some seconds, was restored from
   *   the back/forward cache, or was resumed: its timers may have been suspended
   * @param handlers.onVisibilityChanged another tab or window covers the page, or no longer does
   * @param handlers.onOnlineChanged the browser lost its network or has it again
   */
  follow(handlers: {
    onWake(): void;
    onVisibilityChanged(isHidden: boolean): void;
    onOnlineChanged(isOnline: boolean): void;
  }): void;
}

/** A page that was hidden for less than this many milliseconds has missed nothing. */
const shortAbsenceMs = 3000;

export function createPage(view: Window, clock: Clock): Page {
  const target = view.document;
  return {
    isOnline: () => view.navigator.onLine,
    isHidden: () => target.visibilityState === 'hidden',
    setTitle(title) {
      if (target.title !== title) target.title = title;
    },
    readMeta: (name) =>
      target.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null,
    follow({ onWake, onVisibilityChanged, onOnlineChanged }) {
      let hiddenAt = target.visibilityState === 'hidden' ? clock.now() : null;
      target.addEventListener('visibilitychange', () => {
        const wasHiddenAt = hiddenAt;
        hiddenAt = target.visibilityState === 'hidden' ? clock.now() : null;
        onVisibilityChanged(hiddenAt !== null);
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
