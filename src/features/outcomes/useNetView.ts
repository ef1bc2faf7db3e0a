import { useCallback, useContext } from 'react';
import type { RefCallback } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { ReplayContext } from '../../platform/ReplayContext';
import { outcomesEvents } from './outcomesSlice';

/** Pixels may be fractions, so that not even what is wholly in view has a ratio of 1. */
const whole = 0.99;

/** The ref of what must be in view so that the outcome of the round counts as seen: reports whether it is. */
export function useNetView(): RefCallback<Element> {
  const dispatch = useAppDispatch();
  const isReplay = useContext(ReplayContext);
  return useCallback(
    (element) => {
      // The recording says what the player had in view.
      if (element === null || isReplay) return undefined;
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
    [dispatch, isReplay],
  );
}
