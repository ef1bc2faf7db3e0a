import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootState';
import type { Services } from './services';
import type { AppDispatch } from './storeTypes';

/** What the effect of a listener may use. */
export type AppListening = ListenerEffectAPI<RootState, AppDispatch, Services>;

/**
 * A listener that runs when what a selector reads has changed, whatever the action.
 *
 * @param effect gets the new value, and the action that changed it
 * @param isTrigger runs the effect after these actions too
 */
export function onChange<Value>(
  select: (state: RootState) => Value,
  effect: (value: Value, listening: AppListening, action: UnknownAction) => unknown,
  isTrigger: (action: UnknownAction) => boolean = () => false,
) {
  return {
    predicate: (action: UnknownAction, state: RootState, before: RootState) =>
      isTrigger(action) || !Object.is(select(state), select(before)),
    effect: async (action: UnknownAction, listening: AppListening) => {
      await effect(select(listening.getState()), listening, action);
    },
  };
}
