import { useEffect, useState } from 'react';
import { km } from '../../i18n/km';

/**
 * The element that holds the toasts, beside the app in the body. A dialog hides everything around
 * it from assistive tools; a toast must be heard all the same, since it may say why a bet in that
 * dialog was refused.
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
