import { useEffect } from 'react';

/** Lets Alt+T move the focus to the newest toast on the page (specification section 9). Mount once. */
export function useToastHotkey(): void {
  useEffect(() => {
    function focusNewest(event: KeyboardEvent) {
      // The code, since Alt changes the letter on some keyboards.
      if (!event.altKey || event.code !== 'KeyT') return;
      const toasts = [...document.querySelectorAll<HTMLElement>('[data-toast]')];
      const newest = toasts
        .sort((one, other) => Number(one.dataset['toast']) - Number(other.dataset['toast']))
        .at(-1);
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    }
    window.addEventListener('keydown', focusNewest);
    return () => window.removeEventListener('keydown', focusNewest);
  }, []);
}
