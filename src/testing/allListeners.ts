import { createAppListeners } from '../app/listeners/createAppListeners';
import { firstListeners } from '../app/listeners/firstListeners';
import { laterListeners } from '../app/listeners/laterListeners';
import type { Services } from '../store/services';

/** Every listener from the first action on, for a store whose test is not about loading. */
export const allListeners = (services: Services) =>
  createAppListeners(services, [...firstListeners, ...laterListeners]);
