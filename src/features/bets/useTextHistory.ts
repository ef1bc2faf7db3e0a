import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';

/** As many steps back as anybody takes in a short field. */
const mostSteps = 100;

/**
 * Undo and redo by the keyboard (Ctrl or Cmd with Z, Shift+Z, Y) for a field whose text the app sets:
 * browsers lose their own history of it.
 *
 * @returns the field's handler of keys; it answers whether it has restored a text
 */
export function useTextHistory(text: string, restore: (text: string) => void) {
  const history = useRef({ past: [] as string[], present: text, future: [] as string[] });
  useEffect(() => {
    const { past, present } = history.current;
    if (text === present) return;
    history.current = { past: [...past, present].slice(-mostSteps), present: text, future: [] };
  }, [text]);

  return (event: KeyboardEvent): boolean => {
    const direction = directionOf(event);
    if (direction === null) return false;
    event.preventDefault();
    const { past, present, future } = history.current;
    const next = (direction === 'undo' ? past : future).pop();
    if (next === undefined) return false;
    (direction === 'undo' ? future : past).push(present);
    history.current.present = next;
    restore(next);
    return true;
  };
}

/** By the letter, and by its place where a layout has no Latin letters. */
function directionOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}
