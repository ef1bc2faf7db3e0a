import type { Root } from 'react-dom/client';
import { isDevToolsAllowed } from '../config/devToolsSetting';
import { resolveConfig } from '../config/resolveConfig';
import type { AppConfig } from '../config/resolveConfig';
import { km } from '../i18n/km';
import { claimSessionStorage } from '../platform/claimSessionStorage';
import { createBackButton } from '../platform/backButton';
import { consoleLogger, messageOf } from '../platform/logger';
import { onIdle, yieldToMain } from '../platform/scheduling';
import { allowTextOnly } from '../platform/trustedTypes';
import { ErrorPanel } from '../screens/error/ErrorScreen';
import { AppTheme } from '../ui/theme/AppTheme';
import { loadBoldFont } from '../ui/theme/fonts';
import { App } from './App';
import { appStarted } from '../store/appEvents';
import { createServices } from './createServices';
import { firstScreenPainted } from './firstScreen';
import { preloadLazyComponents } from './lazyComponents';
import { createAppListeners } from './listeners/createAppListeners';
import { firstListeners } from './listeners/firstListeners';
import { startLaterListeners } from './listeners/startLaterListeners';
import { followRouter, goWith } from './navigation/routing';
import { createAppRouter } from './navigation/router';
import type { Services } from '../store/services';
import { makeStore } from './store';
import { recordPresses } from '../trace/recordPresses';
import { recordViewport } from '../trace/recordViewport';

/** Starts the app. An error (a build without its keys) is shown on the error screen. */
export async function startApp(root: Root): Promise<void> {
  try {
    allowTextOnly();
    await start(root);
  } catch (error) {
    consoleLogger.warn('the app could not start', messageOf(error));
    document.title = km.titles.error;
    root.render(
      <AppTheme>
        <ErrorPanel error={error} />
      </AppTheme>,
    );
  }
}

/** @throws Error with one sentence if the build lacks what this host needs. */
async function start(root: Root): Promise<void> {
  const config = resolveConfig(window.location.hostname, __BUILD__);
  const backButton = createBackButton(window);
  const router = createAppRouter();
  const navigator = {
    go: goWith(router),
    reloadTo: (to: string) => window.location.replace(to),
    reload: () => window.location.reload(),
  };
  let reportPainted = () => {};
  const painted = new Promise<void>((resolve) => {
    reportPainted = resolve;
  });
  const services = createServices(config, { backButton, navigator }, painted);
  const [devTools] = await Promise.all([
    loadDevTools(services, config),
    // Before the store reads it.
    claimSessionStorage(window),
  ]);
  const listeners = createAppListeners(services, firstListeners);
  const store = makeStore(services, listeners, devTools);

  // The first render is a separate task, like the steps of main.tsx.
  await yieldToMain();
  root.render(<App store={store} router={router} clock={services.clock} />);
  followRouter(router, store.dispatch, services);
  recordPresses(document, store.dispatch);
  recordViewport(window, store.dispatch);
  store.dispatch(appStarted());

  // The network and the processor belong to the first screen until it is painted.
  void firstScreenPainted(router, store).then(() => {
    reportPainted();
    void startLaterListeners(listeners.startListening, store.dispatch);
    onIdle(() => void loadBoldFont());
    onIdle(preloadLazyComponents);
    services.recordings.start();
  });
}

/** The options of Redux DevTools, with the redactor that only browsers with this extension need. */
async function loadDevTools(services: Services, { environment }: AppConfig) {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return false;
  if (!isDevToolsAllowed(environment, window.location.search, document)) return false;
  return import('./devTools').then(
    ({ devToolsOptions }) => devToolsOptions(services),
    () => false as const,
  );
}
