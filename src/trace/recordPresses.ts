import { isTextField } from '../platform/isTextField';
import { letterOfKey } from '../platform/letterOfKey';
import { controlPressed, recordedControls } from '../store/appEvents';
import type { RecordedControl } from '../store/appEvents';
import type { AppDispatch } from '../store/storeTypes';

/**
 * Records the presses of the controls that name themselves in `data-control`, by pointer or key. A named
 * control is disabled by `aria-disabled`, since browsers send no click of a disabled element. Of the keys
 * only those that stand for a control are recorded, and nothing that is typed. Never throws.
 *
 * @returns stops it
 */
export function recordPresses(page: Document, dispatch: AppDispatch): () => void {
  const record = (read: () => RecordedControl | null): void => {
    try {
      const control = read();
      if (control !== null) dispatch(controlPressed({ control }));
    } catch {
      // The press itself goes on.
    }
  };
  const onClick = ({ target }: MouseEvent) => record(() => controlOf(target));
  const onKeyDown = (event: KeyboardEvent) =>
    record(() => {
      const control = controlOfKey(event);
      return control !== null && isReachable(page, control) ? control : null;
    });
  // Before the control's own handlers, so that what they dispatch follows the press.
  page.addEventListener('click', onClick, true);
  page.addEventListener('keydown', onKeyDown, true);
  return () => {
    page.removeEventListener('click', onClick, true);
    page.removeEventListener('keydown', onKeyDown, true);
  };
}

function controlOf(target: EventTarget | null): RecordedControl | null {
  if (!(target instanceof Element)) return null;
  const name = target.closest('[data-control]')?.getAttribute('data-control');
  return recordedControls.find((control) => control === name) ?? null;
}

/** The control that a key stands for. A key on a focused control is its click, and a held key is one press. */
function controlOfKey(event: KeyboardEvent): RecordedControl | null {
  const { key, code, altKey, ctrlKey, metaKey, repeat, target } = event;
  if (repeat || metaKey) return null;
  if (altKey) return !ctrlKey && /^Digit[1-5]$/.test(code) ? 'chip' : null;
  if (ctrlKey) return key === 'Enter' ? 'addToTicket' : null;
  if (isTextField(target)) return null;
  if (key === 'Enter') return isControl(target) ? null : 'keypad';
  return letterOfKey(event) === 'r' ? 'repeat' : null;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="tab"]') !== null;
}

/** Whether the control is on the page, and not behind a dialog. */
function isReachable(page: Document, control: RecordedControl): boolean {
  const found = [...page.querySelectorAll(`[data-control="${control}"]`)];
  return found.some((element) => element.closest('[aria-hidden="true"]') === null);
}
