import type { Store } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';

/** A store that shows what it is told, and in which nothing can happen. */
export interface MirrorStore {
  store: Store<RootState>;
  /** Shows a state; told again of the same one, its readers look at the clock anew. */
  show(state: RootState): void;
  /** How many actions and calls were swallowed. */
  swallowed(): number;
}

/**
 * The store of the replayed screens. Whatever they dispatch, plain actions as well as functions and
 * calls, is counted and goes nowhere: a screen can neither change the visit nor reach a server.
 */
export function createMirrorStore(
  initial: RootState,
  onSwallowed: (count: number) => void = () => undefined,
): MirrorStore {
  const listeners = new Set<() => void>();
  let shown = initial;
  let swallowed = 0;
  const store: Store<RootState> = {
    getState: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch(action) {
      swallowed += 1;
      onSwallowed(swallowed);
      return action;
    },
    replaceReducer: () => undefined,
    [Symbol.observable]: () => {
      throw new Error('a replay is not observed');
    },
  };
  return {
    store,
    show(state) {
      shown = state;
      for (const listener of [...listeners]) listener();
    },
    swallowed: () => swallowed,
  };
}
