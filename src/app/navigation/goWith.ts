import type { Navigator } from '../services';
import type { AppRouter } from './router';

/**
 * How listeners show another address. The router tells of a navigation before it has finished it, and
 * forgets how one that begins in between belongs into the history: each begins in a microtask.
 */
export function goWith(router: AppRouter): Navigator['go'] {
  return (to, options) => queueMicrotask(() => void router.navigate(to, options));
}
