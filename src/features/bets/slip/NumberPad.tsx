import { useCallback, useRef } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import type { BettingState } from '../../../config/bettingRules';
import { isTextField } from '../../../platform/isTextField';
import { useWindowEvent } from '../../../platform/useWindowEvent';
import { withAsciiDigits } from '../../../domain/typedText';
import { readNumber } from '../../../domain/numbersText';
import { pasteUnread } from '../../../store/appEvents';
import { Keypad } from '../../../ui/keypad/Keypad';
import { betsEvents } from '../betsSlice';
import { openSlip } from './openSlip';
import { isTicketKey } from './useSlipKeys';

interface NumberKeys {
  isActive: boolean;
  press(digit: string): void;
  /** Null if what was pasted is no number. */
  paste(number: string | null): void;
  erase(): void;
  clear(): void;
  submit(): void;
  addToTicket(): void;
}

/**
 * The keypad on the keyboard: digits (Khmer ones too), Backspace, Delete and Escape to clear, Enter to
 * submit, Ctrl+Enter for the ticket; a pasted number replaces the old one. Text fields keep their keys, and a
 * held Enter submits nothing. A focused button or link keeps Enter; a focused tab only until a digit is typed.
 */
function useNumberKeys(keys: NumberKeys): void {
  const { isActive, press, paste, erase, clear, submit, addToTicket } = keys;
  /** The focused tab, once a digit was typed on it. */
  const playedTab = useRef<EventTarget | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || isTextField(target)) return;
    if (isTicketKey(event)) {
      event.preventDefault();
      if (!event.repeat) addToTicket();
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const key = withAsciiDigits(event.key);
    const isSubmit = key === 'Enter' && !event.repeat;
    if (/^[0-9]$/.test(key)) {
      press(key);
      playedTab.current = isTab(target) ? target : null;
    } else if (key === 'Backspace') erase();
    else if (key === 'Delete' || key === 'Escape') clear();
    else if (isSubmit && (!isControl(target) || target === playedTab.current)) submit();
    else return;
    event.preventDefault();
  };
  const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
    if (!isTextField(target)) paste(readNumber(clipboardData?.getData('text') ?? ''));
  };
  const forgetTab = () => {
    playedTab.current = null;
  };
  useWindowEvent('keydown', onKeyDown, isActive);
  useWindowEvent('paste', onPaste, isActive);
  useWindowEvent('focusin', forgetTab, isActive);
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="tab"]') !== null;
}

function isTab(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[role="tab"]');
}

interface NumberPadProps {
  betting: BettingState;
  /** A dialog is open, so the keyboard is not the keypad's. */
  isCovered: boolean;
  /** Ctrl+Enter, also without a number and while betting is closed. */
  onAddToTicket: () => void;
}

/** The keypad, on the screen and on the keyboard. */
export function NumberPad({ betting, isCovered, onAddToTicket }: NumberPadProps) {
  const dispatch = useAppDispatch();
  const press = useCallback(
    (digit: string) => dispatch(betsEvents.digitPressed({ digit })),
    [dispatch],
  );
  const clear = useCallback(() => dispatch(betsEvents.numberCleared()), [dispatch]);
  const submit = useCallback(() => dispatch(openSlip()), [dispatch]);
  useNumberKeys({
    isActive: !isCovered,
    press,
    paste(number) {
      if (number === null) dispatch(pasteUnread());
      else {
        clear();
        for (const digit of number) press(digit);
      }
    },
    erase: () => dispatch(betsEvents.digitErased()),
    clear,
    submit,
    addToTicket: onAddToTicket,
  });
  return (
    // A clicked key takes no focus, so that Enter then submits the bet and does not press the key.
    <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
      <Keypad onDigit={press} onClear={clear} onSubmit={submit} betting={betting} />
    </div>
  );
}
