import { useCallback, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../store/rootState';
import { ClockContext } from '../../platform/ClockContext';
import { msToNextSecond } from './countdown';

/**
 * Selects a primitive value that depends on the state and on the time, such as the seconds left (`now`) or
 * the day (`date`). The component renders only when the value changes: on a push, at the next second, or when a hidden page
 * becomes visible again. A hidden page renders nothing.
 */
export function useClockedSelector<Value extends string | number | boolean | null>(
  select: (state: RootState, now: number, date: number) => Value,
): Value {
  const store = useStore<RootState>();
  const clock = useContext(ClockContext);
  if (clock === null) throw new Error('useClockedSelector needs a ClockContext');

  const subscribe = useCallback(
    (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const update = () => {
        clearTimeout(timer);
        // No timer and no rendering while the page is hidden.
        if (document.visibilityState === 'hidden') return;
        const wait = msToNextSecond(store.getState().game.round.countdown, clock.now());
        if (wait !== null) timer = setTimeout(update, wait);
        notify();
      };
      update();
      const unsubscribe = store.subscribe(update);
      document.addEventListener('visibilitychange', update);
      return () => {
        clearTimeout(timer);
        unsubscribe();
        document.removeEventListener('visibilitychange', update);
      };
    },
    [store, clock],
  );
  return useSyncExternalStore(subscribe, () => select(store.getState(), clock.now(), clock.date()));
}
