import { followRouter } from '../../app/navigation/routing';
import { createDetachedRouter } from '../../app/navigation/router';
import type { SessionData } from '../../api/wire/sessionSchemas';
import { makeTestStore } from '../makeTestStore';
import { recordActions } from '../recordActions';

/** Opens a session link as a browser would. */
export function openLink(address: string, session: SessionData | null = null) {
  const { store, services, server } = makeTestStore({ session });
  for (const call of ['results', 'previous-result', 'bet-limit', 'bets']) {
    server.on(`GET ${call}`, { body: null });
  }
  const go = jest.spyOn(services.navigator, 'go');
  const actions = recordActions(store);
  followRouter(createDetachedRouter(address), store.dispatch, services);
  return {
    server,
    store,
    services,
    go,
    actions,
    paths: () => server.calls().map(({ path }) => path),
    session: () => store.getState().session,
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  };
}
