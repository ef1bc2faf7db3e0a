import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Rows kept ready above and below what is seen. */
const spare = 8;
/** So many rows are seen before and after the one that is shown. */
const context = 2;

/**
 * The part of a list of equally high rows that must be in the document: from `first` up to, and
 * without, `end`.
 *
 * @param rowHeight pixels
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): { first: number; end: number } {
  const [seen, setSeen] = useState({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setSeen({ top: element.scrollTop, height: element.clientHeight });
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      observer.disconnect();
    };
  }, [scroller]);
  const first = Math.max(0, Math.floor(seen.top / rowHeight) - spare);
  const end = Math.min(count, Math.ceil((seen.top + seen.height) / rowHeight) + spare);
  return { first, end };
}

/** Scrolls as little as brings a row, with a few around it, into view. */
export function scrollToRow(element: HTMLElement, row: number, rowHeight: number): void {
  const { scrollTop, clientHeight } = element;
  const highest = (row + 1 + context) * rowHeight - clientHeight;
  const lowest = (row - context) * rowHeight;
  if (scrollTop > lowest) element.scrollTop = lowest;
  else if (scrollTop < highest) element.scrollTop = highest;
}
