import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App } from '../app/App';
import { appStarted } from '../store/appEvents';
import { followRouter, goWith } from '../app/navigation/routing';
import { createDetachedRouter } from '../app/navigation/router';
import type { FakeHandler, FakeAnswer } from './fakeServer';
import { makeTestStore } from './makeTestStore';
import type { TestServicesOptions } from './makeTestServices';
import { happens } from './renderOnStore';

interface RenderAppOptions extends TestServicesOptions {
  /** What the REST server answers, by `method path`; anything else fails the test. */
  server?: Record<string, FakeHandler | FakeAnswer>;
}

export type RenderedApp = Awaited<ReturnType<typeof renderApp>>;

/** Starts the whole app at an address: real store, listeners, routes and screens over fakes. */
export async function renderApp(
  address: string,
  { server: answers = {}, ...options }: RenderAppOptions = {},
) {
  const router = createDetachedRouter(address);
  const { store, services, server } = makeTestStore({
    go: goWith(router),
    // The first load waits for it.
    opensWebsocket: true,
    ...options,
  });
  for (const [call, answer] of Object.entries(answers)) server.on(call, answer);
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
    /** The address that is shown, with its query. */
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    /** Types an address, or goes back (-1) and forth (1) in the history. */
    goTo: (to: string | -1 | 1) =>
      act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
    happens,
  };
}

/** Jest's fake timers, where a test uses them, move on with what the user does. */
function advanceTimers(milliseconds: number): void {
  if (Object.hasOwn(setTimeout, 'clock')) jest.advanceTimersByTime(milliseconds);
}
