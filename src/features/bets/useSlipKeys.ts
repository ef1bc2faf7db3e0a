import { useEffect, useEffectEvent, useRef } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { letterOfKey } from '../../lib/letterOfKey';
import { chipAmounts } from '../../ui/chips/ChipRow';

/** Alt+1 … Alt+5 press the chips, also while the amount has the focus. A held key is one press. */
export function useChipKeys(add: (amount: number) => void): void {
  const press = useEffectEvent(add);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const position = /^Digit([1-5])$/.exec(event.code)?.[1];
      const chip = chipAmounts[Number(position) - 1];
      if (!event.altKey || event.ctrlKey || chip === undefined) return;
      event.preventDefault();
      if (!event.repeat) press(chip);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** As long as a dialog that opens takes no tap (`ui/theme/unpressableAtFirst`). */
const guardMs = 300;

/**
 * A key handler for a form in which Enter costs money. It drops the repeats of a held Enter, and the
 * second Enter of a double press, which was meant for the button that opened the form. The same holds
 * for R, which opens the slip of a repeated bet and must not get into its amount.
 */
export function useGuardedEnter() {
  const opening = useRef({ at: 0, hasOtherKey: false });
  useEffect(() => {
    opening.current.at = performance.now();
  }, []);
  return (event: ReactKeyboardEvent) => {
    const { at, hasOtherKey } = opening.current;
    if (event.key !== 'Enter' && letterOfKey(event) !== 'r') opening.current.hasOtherKey = true;
    else if (event.repeat || (!hasOtherKey && event.timeStamp < at + guardMs)) {
      event.preventDefault();
    }
  };
}
