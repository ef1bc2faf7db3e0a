import { makeStore } from '../app/store';
import { allListeners } from './allListeners';
import type { AppStore } from '../app/store';
import { makeTestServices } from './makeTestServices';
import type { TestServices, TestServicesOptions } from './makeTestServices';

/** The app's own store with its listeners, over fake services. */
export function makeTestStore(options: TestServicesOptions = {}): {
  store: AppStore;
  services: TestServices;
} {
  const services = makeTestServices(options);
  return { store: makeStore(services, allListeners(services)), services };
}
