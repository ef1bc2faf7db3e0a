import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../app/App';
import { appStarted } from '../store/appEvents';
import { followRouter } from '../app/navigation/followRouter';
import { goWith } from '../app/navigation/goWith';
import { createDetachedRouter } from '../app/navigation/router';
import type { AppStore } from '../app/store';
import { startFakeServer } from './fakeServer';
import type { FakeHandler, FakeAnswer, FakeServer } from './fakeServer';
import { makeTestStore } from './makeTestStore';
import type { TestServices, TestServicesOptions } from './makeTestServices';

interface RenderAppOptions extends TestServicesOptions {
  /** What the REST server answers, by `method path`; anything else fails the test. */
  server?: Record<string, FakeHandler | FakeAnswer>;
}

/** The whole app on a page, and what it stands on. */
export interface RenderedApp {
  store: AppStore;
  services: TestServices;
  server: FakeServer;
  user: UserEvent;
  /** The address that is shown, with its query. */
  address(): string;
  /** Types an address, or goes back (-1) and forth (1) in the history. */
  goTo(address: string | -1 | 1): Promise<void>;
  /** Lets something happen outside React, such as an event of a fake port. */
  happens(event: () => void): Promise<void>;
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
    go: goWith(router),
    // The first load waits for it.
    opensWebsocket: true,
    ...options,
  });
  render(<App store={store} router={router} clock={services.clock} />);
  // As startApp does.
  await happens(() => {
    followRouter(router, store.dispatch, services);
    store.dispatch(appStarted());
  });
  return {
    store,
    services,
    server,
    user: userEvent.setup({ advanceTimers }),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    goTo: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
    happens,
  };
}

async function happens(event: () => void): Promise<void> {
  await act(async () => {
    event();
    await Promise.resolve();
  });
}

/** Jest's fake timers, where a test uses them, move on with what the user does. */
function advanceTimers(milliseconds: number): void {
  if (Object.hasOwn(setTimeout, 'clock')) jest.advanceTimersByTime(milliseconds);
}
