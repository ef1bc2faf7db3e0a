import { useCallback } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { Keypad } from '../../ui/keypad/Keypad';
import { betsEvents } from './betsSlice';
import { useNumberKeys } from './useNumberKeys';

interface NumberPadProps {
  isOpen: boolean;
  /** Keys on the keyboard are for something else at the moment. */
  isCovered: boolean;
  onSubmit: () => void;
}

/** The keypad, on the screen and on the keyboard. */
export function NumberPad({ isOpen, isCovered, onSubmit }: NumberPadProps) {
  const dispatch = useAppDispatch();
  const press = useCallback(
    (digit: string) => dispatch(betsEvents.digitPressed({ digit })),
    [dispatch],
  );
  const clear = useCallback(() => dispatch(betsEvents.numberCleared()), [dispatch]);
  const erase = useCallback(() => dispatch(betsEvents.digitErased()), [dispatch]);
  useNumberKeys({ isActive: !isCovered, press, erase, clear, submit: isOpen ? onSubmit : null });
  return (
    // A pressed key keeps no focus, so that Enter after a click means the bet and not the key.
    <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <Keypad onDigit={press} onClear={clear} onSubmit={onSubmit} submitDisabled={!isOpen} />
    </div>
  );
}
