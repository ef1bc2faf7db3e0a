import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';

/** Whether the element of the ref has scrolled out of the window. */
export function useIsOutOfView(): [boolean, RefCallback<Element>] {
  const [isOut, setIsOut] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) =>
      setIsOut(entries.at(-1)?.isIntersecting === false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isOut, ref];
}
