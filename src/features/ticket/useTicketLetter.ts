import { isTextField } from '../../platform/isTextField';
import { letterOfKey } from '../../platform/letterOfKey';
import { useKeyDown } from '../../platform/useKeyDown';

/** T, by the letter or its place on a Khmer keyboard, leads to the ticket; not from a text field. */
export function useTicketLetter(goToTicket: () => void, isActive: boolean): void {
  useKeyDown((event) => {
    if (letterOfKey(event) !== 't' || event.repeat || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey || isTextField(event.target)) return;
    event.preventDefault();
    goToTicket();
  }, isActive);
}
