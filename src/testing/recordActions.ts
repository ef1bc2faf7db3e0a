import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer } from '../app/rootReducer';
import type { AppStore } from '../app/store';

/** Every action that reaches the reducers of a store from now on, oldest first. */
export function recordActions(store: AppStore): UnknownAction[] {
  const actions: UnknownAction[] = [];
  store.replaceReducer((state, action) => {
    actions.push(action);
    return rootReducer(state, action);
  });
  return actions;
}
