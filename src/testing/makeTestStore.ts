import { makeStore } from '../app/store';
import { allListeners } from './allListeners';
import { makeTestServices } from './makeTestServices';
import type { TestServicesOptions } from './makeTestServices';

/** The app's own store with its listeners, over fake services. */
export function makeTestStore(options: TestServicesOptions = {}) {
  const services = makeTestServices(options);
  return { store: makeStore(services, allListeners(services)), services };
}
