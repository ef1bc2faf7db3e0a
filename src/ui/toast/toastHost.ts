import { useEffect, useState } from 'react';
import { km } from '../../i18n/km';
import { useWindowEvent } from '../../platform/useWindowEvent';

/**
 * The element that holds the toasts, next to the app in the body. A dialog hides everything around it
 * from assistive tools, but a toast must still be announced: it may say why a bet in that dialog was
 * refused.
 */
export function useToastHost(): HTMLElement {
  const [host] = useState(makeHost);
  useEffect(() => {
    document.body.append(host);
    const observer = new MutationObserver(() => host.removeAttribute('aria-hidden'));
    observer.observe(host, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
}

function makeHost(): HTMLElement {
  const host = document.createElement('section');
  host.setAttribute('aria-label', km.toasts.label);
  return host;
}

/** Lets Alt+T move the focus to the newest toast on the page (specification section 9). Mount once. */
export function useToastHotkey(): void {
  useWindowEvent('keydown', (event) => {
    // The code, since Alt changes the letter on some keyboards.
    if (!event.altKey || event.code !== 'KeyT') return;
    const toasts = [...document.querySelectorAll<HTMLElement>('[data-toast]')];
    const newest = toasts
      .sort((one, other) => Number(one.dataset['toast']) - Number(other.dataset['toast']))
      .at(-1);
    if (!newest) return;
    event.preventDefault();
    newest.focus();
  });
}
