import { useLayoutEffect, useRef } from 'react';

/**
 * Brings the reader of a list back to his place when the list has been away. The place is a distance to the end of
 * the page, because new rows come at the top.
 */
export function useReturningPlace(isAway: boolean): void {
  /** In pixels; null at the top of the page, where there is no place to lose. */
  const toEnd = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    if (isAway) return undefined;
    if (toEnd.current !== null) window.scrollTo(0, page.scrollHeight - toEnd.current);
    const note = () => {
      toEnd.current = window.scrollY > 0 ? page.scrollHeight - window.scrollY : null;
    };
    window.addEventListener('scroll', note, { passive: true });
    // Rows grow and shrink without a scroll. jsdom measures nothing and has no observer.
    const growth = 'ResizeObserver' in window ? new ResizeObserver(note) : undefined;
    growth?.observe(page);
    return () => {
      window.removeEventListener('scroll', note);
      growth?.disconnect();
    };
  }, [isAway]);
}
