import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { App } from './app/App';
import { appStarted } from './app/appEvents';
import { createServices } from './app/createServices';
import { createFirstScreen } from './app/firstScreen';
import { loadLaterParts } from './app/laterParts';
import { followRouter } from './app/navigation/followRouter';
import { createAppRouter } from './app/navigation/router';
import { makeStore } from './app/store';
import { resolveConfig } from './config/resolveConfig';
import { consoleLogger, messageOf } from './lib/logger';
import { onIdle } from './lib/onIdle';
import { allowTextOnly } from './lib/trustedTypes';
import { ErrorPanel } from './screens/error/ErrorPanel';
import { loadBoldFont } from './ui/theme/fonts';

/** Starts the app. @throws Error in one sentence where the build lacks what this host needs. */
function start(root: Root): void {
  const config = resolveConfig(window.location.hostname, __BUILD__);
  const router = createAppRouter();
  const firstScreen = createFirstScreen();
  const services = createServices(
    config,
    {
      go: (to, options) => void router.navigate(to, options),
      reloadTo: (to) => window.location.replace(to),
      reload: () => window.location.reload(),
    },
    firstScreen.shown,
  );
  const store = makeStore(services);
  root.render(<App store={store} router={router} clock={services.clock} />);

  followRouter(router, store.dispatch, services);
  store.dispatch(appStarted());
  firstScreen.watch(router, store);
  void firstScreen.shown.then(() => {
    onIdle(() => void loadBoldFont());
    onIdle(loadLaterParts);
    services.traces.start();
  });
}

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element #root');
const root = createRoot(container);
try {
  allowTextOnly();
  start(root);
} catch (error) {
  consoleLogger.warn('the app could not start', messageOf(error));
  root.render(<ErrorPanel error={error} />);
}
