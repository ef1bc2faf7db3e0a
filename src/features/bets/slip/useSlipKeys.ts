import { useEventCallback } from '@mui/material/utils';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
import { letterOfKey } from '../../../platform/letterOfKey';
import { useWindowEvent } from '../../../platform/useWindowEvent';
import { chipAmounts } from '../../../config/bettingRules';

/**
 * Alt+1 … Alt+5 press the chips, also while the amount has the focus. A held key is one press. Returns what a
 * chip does: always the same function, so that a typed digit renders no chip.
 */
export function useChipKeys(add: (amount: number) => void): (amount: number) => void {
  const press = useEventCallback(add);
  useWindowEvent('keydown', (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const chip = chipAmounts[Number(/^Digit([1-5])$/.exec(event.code)?.[1]) - 1];
    if (chip === undefined) return;
    event.preventDefault();
    if (!event.repeat) press(chip);
  });
  return press;
}

/** Ctrl+Enter, which adds to the ticket. */
export const isTicketKey = ({ key, ctrlKey }: KeyboardEvent): boolean => key === 'Enter' && ctrlKey;

/** Ctrl+Enter adds the slip's stake to the ticket. A held key is one press. */
export function useTicketKey(add: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (!isTicketKey(event)) return;
    event.preventDefault();
    if (!event.repeat) add();
  });
}

/** As long as a dialog that opens takes no tap (`ui/theme/pressGuard`). */
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
