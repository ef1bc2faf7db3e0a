import { createListenerMiddleware } from '@reduxjs/toolkit';
import { messageOf } from '../../platform/logger';
import type { Services } from '../../store/services';
import type { AppDispatch, StartAppListening } from '../../store/storeTypes';
import type { RootState } from '../../store/rootState';

/** Adds the listeners of one file. */
export type AddListeners = (startListening: StartAppListening) => void;

/** The listener middleware of one store; an error in a listener is logged and stops only that run. */
export function createAppListeners(services: Services, listeners: readonly AddListeners[]) {
  const middleware = createListenerMiddleware<RootState, AppDispatch, Services>({
    extra: services,
    onError: (error, { raisedBy }) => {
      services.logger.warn(`a listener failed (${raisedBy})`, messageOf(error));
    },
  });
  for (const add of listeners) add(middleware.startListening);
  return middleware;
}

export type AppListeners = ReturnType<typeof createAppListeners>;
