import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';

/** As long as what opens takes no tap (`ui/theme/unpressableAtFirst`). */
const guardMs = 300;

/**
 * A handler of keys for a form in which Enter means money: a held Enter repeats and is one press, and
 * the second Enter of a double press was meant for what opened the form.
 */
export function useGuardedEnter() {
  const opening = useRef({ at: 0, hasOtherKey: false });
  useEffect(() => {
    opening.current.at = performance.now();
  }, []);
  return (event: KeyboardEvent) => {
    const { at, hasOtherKey } = opening.current;
    if (event.key !== 'Enter') opening.current.hasOtherKey = true;
    else if (event.repeat || (!hasOtherKey && event.timeStamp < at + guardMs)) {
      event.preventDefault();
    }
  };
}
