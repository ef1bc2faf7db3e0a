import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../app/App';
import { appStarted } from '../app/appEvents';
import { followRouter } from '../app/navigation/followRouter';
import { createDetachedRouter } from '../app/navigation/router';
import type { AppRouter } from '../app/navigation/router';
import type { AppStore } from '../app/store';
import { startFakeServer } from './fakeServer';
import type { FakeHandler, FakeAnswer, FakeServer } from './fakeServer';
import { makeTestStore } from './makeTestStore';
import type { TestServices, TestServicesOptions } from './makeTestServices';

interface RenderAppOptions extends TestServicesOptions {
  /** What the REST server answers, by `method path`; anything else fails the test. */
  server?: Record<string, FakeHandler | FakeAnswer>;
}

export interface RenderedApp {
  store: AppStore;
  router: AppRouter;
  services: TestServices;
  server: FakeServer;
  user: UserEvent;
  /** The address that is shown, with its query. */
  address(): string;
}

/** Starts the whole app at an address: real store, listeners, routes and screens over fakes. */
export async function renderApp(
  address: string,
  { server: answers = {}, ...options }: RenderAppOptions = {},
): Promise<RenderedApp> {
  const server = startFakeServer();
  for (const [call, answer] of Object.entries(answers)) server.on(call, answer);
  const router = createDetachedRouter(address);
  const { store, services } = makeTestStore({
    go: (to, how) => void router.navigate(to, how),
    ...options,
  });
  render(<App store={store} router={router} clock={services.clock} />);
  // As main.tsx starts it; the first screens and answers arrive meanwhile.
  await act(async () => {
    followRouter(router, store.dispatch, services);
    store.dispatch(appStarted());
    await Promise.resolve();
  });
  return {
    store,
    router,
    services,
    server,
    user: userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
