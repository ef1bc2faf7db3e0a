import { onNextPaint } from '../lib/onNextPaint';
import { isScreenDrawn } from './layout/Loading';
import type { AppRouter } from './navigation/router';
import type { AppStore } from './store';

/** What starts once the first screen is there, so that it has the line and the processor for itself. */
export interface FirstScreen {
  /** Resolved with the first paint of a screen; never rejected. */
  readonly shown: Promise<void>;
  /** Begins to watch for it. */
  watch(router: AppRouter, store: AppStore): void;
}

/** Made before router and store are, which {@link FirstScreen.watch} is then given. */
export function createFirstScreen(): FirstScreen {
  let tell = () => {};
  const shown = new Promise<void>((resolve) => {
    tell = resolve;
  });
  // What the router and the store have decided React may draw some frames later.
  const tellOnceDrawn = () => onNextPaint(() => (isScreenDrawn() ? tell() : tellOnceDrawn()));
  return {
    shown,
    watch(router, store) {
      const isThere = () =>
        router.state.initialized &&
        router.state.navigation.state === 'idle' &&
        store.getState().maintenance.gate !== 'loading';
      const look = () => {
        if (!isThere()) return;
        stopRouter();
        stopStore();
        tellOnceDrawn();
      };
      const stopRouter = router.subscribe(look);
      const stopStore = store.subscribe(look);
      look();
    },
  };
}
