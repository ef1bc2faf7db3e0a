import { isTextField } from './isTextField';
import { letterOfKey } from './letterOfKey';
import { useWindowEvent } from './useWindowEvent';

/**
 * Calls back with each press of a letter, or of its place on a Khmer keyboard; not from a text field, nor while it is
 * held or with a modifier.
 */
export function useLetterKey(letter: string, onPress: () => void, isActive: boolean): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (letterOfKey(event) !== letter || event.repeat || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey || isTextField(event.target)) return;
    // The letter must not be typed into what it opens.
    event.preventDefault();
    onPress();
  };
  useWindowEvent('keydown', onKeyDown, isActive);
}
