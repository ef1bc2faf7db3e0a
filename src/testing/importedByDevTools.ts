import { ActionCreators, instrument } from '@redux-devtools/instrument';
import type { LiftedState } from '@redux-devtools/instrument';
import { importState } from '@redux-devtools/utils';
import { legacy_createStore as createStore } from '@reduxjs/toolkit';
import type { Action } from '@reduxjs/toolkit';
import { rootReducer } from '../app/rootReducer';
import type { RootState } from '../store/rootState';

export type Lifted = LiftedState<RootState, Action, unknown>;

/** As the extension takes a file: its importer reads it, and its own store computes the states. */
export function importedByDevTools(text: string): Lifted {
  const enhancer = instrument() as never;
  const store = createStore(rootReducer, undefined, enhancer) as unknown as {
    liftedStore: { dispatch(action: unknown): void; getState(): Lifted };
  };
  const imported = importState(text, {}) as unknown as { nextLiftedState: Lifted };
  store.liftedStore.dispatch(ActionCreators.importState(imported.nextLiftedState as never));
  return store.liftedStore.getState();
}
