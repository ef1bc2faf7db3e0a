import type { AppDispatch } from '../../store/storeTypes';
import type { Navigator, Services } from '../../store/services';
import { locationChanged, sessionIdOf, withoutSessionId } from '../../store/navigationSlice';
import type { AppLocation } from '../../store/navigationSlice';
import type { AppRouter } from './router';

/**
 * Dispatches `locationChanged` for each address of the router, beginning with the current one. The id of
 * a session link goes to its one-use holder and never to the store.
 */
export function followRouter(router: AppRouter, dispatch: AppDispatch, services: Services): void {
  let shown: AppLocation | null = null;
  const report = ({ pathname, search }: AppLocation) => {
    if (shown?.pathname === pathname && shown.search === search) return;
    shown = { pathname, search };
    const sessionId = sessionIdOf(pathname);
    if (sessionId !== null) services.secrets.sessionId.put(sessionId);
    dispatch(locationChanged(withoutSessionId(shown)));
  };
  report(router.state.location);
  router.subscribe((state) => {
    services.backButton.entryChanged();
    report(state.location);
  });
}

/**
 * How listeners navigate. The router notifies its subscribers before a navigation has finished, and a
 * navigation begun at that point gets the wrong history entry, so each one begins in a microtask.
 */
export function goWith(router: AppRouter): Navigator['go'] {
  return (to, options) => queueMicrotask(() => void router.navigate(to, options));
}
