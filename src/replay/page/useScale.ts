import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How much something of a size must shrink to fit into an element; at most 1. */
export function useScale(
  space: RefObject<HTMLElement | null>,
  { width, height }: { width: number; height: number },
): number {
  const [scale, setScale] = useState(0.5);
  useLayoutEffect(() => {
    const element = space.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      setScale(Math.max(0.1, Math.min(1, clientWidth / width, clientHeight / height)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [space, width, height]);
  return scale;
}
