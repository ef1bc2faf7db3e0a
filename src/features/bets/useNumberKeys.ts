import { useEffect } from 'react';

interface NumberKeys {
  isActive: boolean;
  press(digit: string): void;
  erase(): void;
  clear(): void;
  /** Null while betting is closed. */
  submit: (() => void) | null;
}

/**
 * The keypad on the physical keyboard: digits, Backspace, Delete and Escape to clear, Enter. None
 * of it while a text field has the focus; Enter stays with a focused button or link, and a held
 * Enter submits nothing.
 */
export function useNumberKeys({ isActive, press, erase, clear, submit }: NumberKeys): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
      if (hasModifier || event.defaultPrevented || isTextField(event.target)) return;
      if (/^[0-9]$/.test(event.key)) press(event.key);
      else if (event.key === 'Backspace') erase();
      else if (event.key === 'Delete' || event.key === 'Escape') clear();
      else if (event.key === 'Enter' && !event.repeat && !isControl(event.target)) submit?.();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isActive, press, erase, clear, submit]);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="tab"]') !== null;
}
