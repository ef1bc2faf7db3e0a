import { useEffect, useEffectEvent } from 'react';
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
