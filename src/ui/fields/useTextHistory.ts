import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { letterOfKey } from '../../platform/letterOfKey';

/**
 * A key handler for undo and redo (Ctrl, Cmd or Alt with Z, Shift+Z, Y): browsers lose the history of a controlled
 * field. Alt is the key that also adds chips.
 */
export function useTextHistory(
  text: string,
  restore: (text: string, input: HTMLInputElement) => void,
) {
  const history = useRef({ texts: [text], at: 0 });
  useEffect(() => {
    const { texts, at } = history.current;
    if (text !== texts[at])
      history.current = { texts: [...texts.slice(0, at + 1), text], at: at + 1 };
  }, [text]);

  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey === (event.ctrlKey || event.metaKey)) return;
    const letter = letterOfKey(event);
    if (letter !== 'z' && letter !== 'y') return;
    event.preventDefault();
    const at = history.current.at + (letter === 'y' || event.shiftKey ? 1 : -1);
    const next = history.current.texts[at];
    if (next === undefined) return;
    history.current.at = at;
    restore(next, event.currentTarget);
  };
}
