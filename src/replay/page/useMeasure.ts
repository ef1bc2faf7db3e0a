import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Measures an element before it is painted, and again whenever its size changes. */
export function useMeasure(
  ref: RefObject<HTMLElement | null>,
  measure: (element: HTMLElement) => void,
): void {
  const onMeasure = useEffectEvent(measure);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    onMeasure(element);
    const observer = new ResizeObserver(() => onMeasure(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
