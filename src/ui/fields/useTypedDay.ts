import { useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { readDay } from '../../domain/dates';
import type { Day } from '../../domain/dates';
import { withAsciiDigits } from '../../domain/typedText';

interface TypedDay {
  onDay(day: Day): void;
  /** What was pasted is no day. */
  onUnread(): void;
}

/**
 * Handlers for an element around a date field of MUI X, which by itself takes ASCII digits only, no key for what
 * stands between them, and empties itself over a pasted text that it can't read.
 */
export function useTypedDay({ onDay, onUnread }: TypedDay) {
  /** The part that took the last digit: a full part has passed the focus on. */
  const typedPart = useRef<EventTarget | null>(null);
  return {
    onInputCapture({ target }: SyntheticEvent<HTMLElement>) {
      if (!(target instanceof HTMLElement)) return;
      const digits = withAsciiDigits(target.textContent);
      if (digits !== target.textContent) target.textContent = digits;
    },
    onKeyDownCapture({ key, target }: KeyboardEvent<HTMLElement>) {
      if (/^\d$/.test(withAsciiDigits(key))) typedPart.current = target;
      else if (target === typedPart.current && /^[-/.\s\u200b]$/.test(key)) {
        target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      }
    },
    onPasteCapture(event: ClipboardEvent<HTMLElement>) {
      const day = readDay(event.clipboardData.getData('text'));
      event.preventDefault();
      event.stopPropagation();
      if (day === null) onUnread();
      else onDay(day);
    },
  };
}
