import { configureStore, createAction, Tuple } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { App } from '../../app/App';
import { BuildContext } from '../../platform/BuildContext';
import type { Build } from '../../platform/BuildContext';
import { createDetachedRouter } from '../../app/navigation/router';
import type { RootState } from '../../store/rootState';
import { ReplayContext } from '../../platform/ReplayContext';
import type { ShownScreen } from '../engine/openReplay';

/** The app's screens over a recorded state. */
export type ReplayedApp = ReturnType<typeof createReplayedApp>;

/**
 * The real screens, which `show` moves. Their store is inert, their clock is the
 * recording's, their router leaves the page's address alone, and they name the player's build.
 */
export function createReplayedApp(
  first: ShownScreen,
  build: Build,
  onBlocked?: (count: number) => void,
) {
  let { now, address } = first;
  const clock = { now: () => now, date: () => now, noteServerTime: () => undefined };
  const store = createInertStore(first.state, onBlocked);
  const router = createDetachedRouter(address);
  return {
    element: (
      <BuildContext value={build}>
        <ReplayContext value>
          <App store={store} router={router} clock={clock} />
        </ReplayContext>
      </BuildContext>
    ),
    show(shown: ShownScreen): void {
      now = shown.now;
      store.dispatch(stateShown(shown.state));
      if (shown.address === address) return;
      address = shown.address;
      void router.navigate(address, { replace: true });
    },
  };
}

const stateShown = createAction<RootState>('replay/stateShown');

/**
 * A store that only shows states. Whatever the screens dispatch, plain actions as well as thunks and
 * calls, is counted and blocked: a screen can neither change the recording nor reach a server.
 */
function createInertStore(initial: RootState, onBlocked?: (count: number) => void) {
  let blocked = 0;
  const block: Middleware = () => (next) => (action) => {
    if (stateShown.match(action)) return next(action);
    blocked += 1;
    onBlocked?.(blocked);
    return action;
  };
  return configureStore({
    reducer: (state: RootState = initial, action: UnknownAction) =>
      stateShown.match(action) ? action.payload : state,
    middleware: () => new Tuple(block),
    devTools: false,
  });
}
