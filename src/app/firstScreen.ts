import { nextPaint } from '../platform/scheduling';
import { isScreenDrawn } from './layout/Loading';
import type { AppRouter } from './navigation/router';
import type { AppStore } from './store';

/** Resolves once the first screen is painted: whatever no screen needs waits for it. Never rejects. */
export async function firstScreenPainted(router: AppRouter, store: AppStore): Promise<void> {
  await screenChosen(router, store);
  // React may render the chosen screen some frames later.
  do await nextPaint();
  while (!isScreenDrawn());
}

function screenChosen(router: AppRouter, store: AppStore): Promise<void> {
  const isChosen = () =>
    router.state.initialized &&
    router.state.navigation.state === 'idle' &&
    store.getState().maintenance.gate !== 'loading';
  return new Promise((resolve) => {
    const check = () => {
      if (!isChosen()) return;
      unsubscribeRouter();
      unsubscribeStore();
      resolve();
    };
    const unsubscribeRouter = router.subscribe(check);
    const unsubscribeStore = store.subscribe(check);
    check();
  });
}
