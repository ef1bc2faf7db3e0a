import { useCallback } from 'react';
import type { RefCallback } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { outcomesEvents } from './outcomesSlice';

/** Pixels may be fractions, so that not even what is wholly in view has a ratio of 1. */
const whole = 0.99;

/** The ref of what must be in view so that the outcome of the round counts as seen: reports whether it is. */
export function useNetView(): RefCallback<Element> {
  const dispatch = useAppDispatch();
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      const report = (isInView: boolean) => dispatch(outcomesEvents.netViewChanged({ isInView }));
      const observer = new IntersectionObserver(
        (entries) => report((entries.at(-1)?.intersectionRatio ?? 0) >= whole),
        { threshold: whole },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        report(false);
      };
    },
    [dispatch],
  );
}
