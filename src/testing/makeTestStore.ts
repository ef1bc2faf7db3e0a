import { clearAllListeners } from '@reduxjs/toolkit';
import { makeStore } from '../app/store';
import { allListeners } from './allListeners';
import { whenTestEnds } from './fakeServer';
import { makeTestServices } from './makeTestServices';
import type { TestServicesOptions } from './makeTestServices';

/** The app's own store with its listeners, over fake services; what they wait for ends with the test. */
export function makeTestStore(options: TestServicesOptions = {}) {
  const services = makeTestServices(options);
  const store = makeStore(services, allListeners(services));
  whenTestEnds(() => store.dispatch(clearAllListeners()));
  return { store, services };
}
