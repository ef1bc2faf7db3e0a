import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { appStarted } from './app/appEvents';
import { createServices } from './app/createServices';
import { followRouter } from './app/navigation/followRouter';
import { createAppRouter } from './app/navigation/router';
import { makeStore } from './app/store';
import { resolveConfig } from './config/resolveConfig';
import { onIdle } from './lib/onIdle';
import { loadBoldFont } from './ui/theme/fonts';

const config = resolveConfig(window.location.hostname, __BUILD__);
const router = createAppRouter();
const services = createServices(config, {
  go: (to, options) => void router.navigate(to, options),
  reloadTo: (to) => window.location.replace(to),
});
const store = makeStore(services);

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element #root');
createRoot(container).render(<App store={store} router={router} clock={services.clock} />);

onIdle(() => void loadBoldFont());
followRouter(router, store.dispatch, services);
store.dispatch(appStarted());
