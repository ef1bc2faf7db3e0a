import type { Root } from 'react-dom/client';
import { resolveConfig } from '../config/resolveConfig';
import { consoleLogger, messageOf } from '../lib/logger';
import { onIdle } from '../lib/onIdle';
import { nextTask } from '../lib/nextTask';
import { allowTextOnly } from '../lib/trustedTypes';
import { ErrorPanel } from '../screens/error/ErrorPanel';
import { AppTheme } from '../ui/theme/AppTheme';
import { loadBoldFont } from '../ui/theme/fonts';
import { App } from './App';
import { appStarted } from './appEvents';
import { createServices } from './createServices';
import { createFirstScreen } from './firstScreen';
import { preloadLazyComponents } from './lazyComponents';
import { followRouter } from './navigation/followRouter';
import { goWith } from './navigation/goWith';
import { createAppRouter } from './navigation/router';
import { makeStore } from './store';

/** Starts the app; what it throws (a build without its keys) is shown on the error screen. */
export async function startApp(root: Root): Promise<void> {
  try {
    allowTextOnly();
    await start(root);
  } catch (error) {
    consoleLogger.warn('the app could not start', messageOf(error));
    root.render(
      <AppTheme>
        <ErrorPanel error={error} />
      </AppTheme>,
    );
  }
}

/** @throws Error in one sentence where the build lacks what this host needs. */
async function start(root: Root): Promise<void> {
  const config = resolveConfig(window.location.hostname, __BUILD__);
  const router = createAppRouter();
  const firstScreen = createFirstScreen();
  const services = createServices(
    config,
    {
      go: goWith(router),
      reloadTo: (to) => window.location.replace(to),
      reload: () => window.location.reload(),
    },
    firstScreen.shown,
  );
  const store = makeStore(services);

  // As between the tasks of main.tsx.
  await nextTask();
  root.render(<App store={store} router={router} clock={services.clock} />);

  followRouter(router, store.dispatch, services);
  store.dispatch(appStarted());
  firstScreen.watch(router, store);
  void firstScreen.shown.then(() => {
    onIdle(() => void loadBoldFont());
    onIdle(preloadLazyComponents);
    services.traces.start();
  });
}
