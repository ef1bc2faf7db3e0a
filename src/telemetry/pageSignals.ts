import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

export interface PageSignals {
  onError(thrown: unknown): void;
  onVital(name: 'LCP' | 'INP' | 'CLS' | 'TTFB', value: number): void;
  /** The page is covered, left or closed; it may not run again. */
  onHidden(): void;
}

/** Follows what the browser knows of the page and the store does not. */
export function followPageSignals(view: Window, { onError, onVital, onHidden }: PageSignals): void {
  view.addEventListener('error', ({ error, message }) => onError(error ?? message));
  view.addEventListener('unhandledrejection', ({ reason }) => onError(reason));
  for (const follow of [onLCP, onINP, onCLS, onTTFB]) {
    follow(({ name, value }) => onVital(name, value));
  }
  // At the window, where the event arrives after web-vitals has reported its last values at the document.
  view.addEventListener('visibilitychange', () => {
    if (view.document.visibilityState === 'hidden') onHidden();
  });
  view.addEventListener('pagehide', onHidden);
}
