import type { AppDispatch } from '../storeTypes';
import type { Services } from '../services';
import { locationChanged, sessionIdOf, withoutSessionId } from './navigationSlice';
import type { AppLocation } from './navigationSlice';
import type { AppRouter } from './router';

/**
 * Tells the store of each address that the router shows, beginning with the present one. The id
 * of a session link goes to its one-use holder; the store learns only that there was one.
 */
export function followRouter(router: AppRouter, dispatch: AppDispatch, services: Services): void {
  let shown: AppLocation | null = null;
  const tell = ({ pathname, search }: AppLocation) => {
    if (shown?.pathname === pathname && shown.search === search) return;
    shown = { pathname, search };
    const sessionId = sessionIdOf(pathname);
    if (sessionId !== null) services.secrets.sessionId.put(sessionId);
    dispatch(locationChanged(withoutSessionId(shown)));
  };
  tell(router.state.location);
  router.subscribe((state) => tell(state.location));
}
