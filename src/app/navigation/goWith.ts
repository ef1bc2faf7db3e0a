import type { Navigator } from '../../store/services';
import type { AppRouter } from './router';

/**
 * How listeners navigate. The router notifies its subscribers before a navigation has finished, and a
 * navigation begun at that point gets the wrong history entry, so each one begins in a microtask.
 */
export function goWith(router: AppRouter): Navigator['go'] {
  return (to, options) => queueMicrotask(() => void router.navigate(to, options));
}
