import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { letterOfKey } from '../../../platform/letterOfKey';

/** More steps than anybody takes back in a short field. */
const mostSteps = 100;

/**
 * Undo and redo by keyboard (Ctrl or Cmd with Z, Shift+Z, Y) for a controlled field, whose history
 * browsers lose.
 *
 * @returns a key handler that returns whether it restored a text
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

function directionOf(event: KeyboardEvent) {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = letterOfKey(event);
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}
