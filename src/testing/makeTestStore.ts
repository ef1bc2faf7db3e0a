import { clearAllListeners } from '@reduxjs/toolkit';
import { makeStore } from '../app/store';
import { allListeners } from './allListeners';
import { fakeServer, whenTestEnds } from './fakeServer';
import { makeTestServices } from './makeTestServices';
import type { TestServicesOptions } from './makeTestServices';

/** The app's own store with its listeners, over fake services and the server of the test; what they wait for ends with it. */
export function makeTestStore(options: TestServicesOptions = {}) {
  const services = makeTestServices(options);
  const store = makeStore(services, allListeners(services));
  whenTestEnds(() => store.dispatch(clearAllListeners()));
  return { store, services, server: fakeServer() };
}
