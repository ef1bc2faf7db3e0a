import type { Dispatch } from '@reduxjs/toolkit';
import type { RootState } from '../store/rootState';
import { makeRecordedStore } from './makeRecordedStore';
import { traceTextOf } from './traceOf';
import { Visit, roundSeconds } from './visits/visit';

/** Limits within which a recorder drops nothing. */
export const keepAll = { actions: 250, segments: 1000, weight: 1e9 };

/** The text of a file of a player who sits at the game. */
export function longTraceText(hours = 2): string {
  const { store, recorder, clock } = makeRecordedStore({ limits: keepAll });
  new Visit(store.dispatch, clock).playHours(hours);
  return traceTextOf(recorder);
}

/**
 * The first actions of a player who sits at the game.
 * @returns with the recorder the state at the beginning and after each action, and when each was reached
 */
export function recordPlay(actions: number) {
  const { store, recorder, clock } = makeRecordedStore();
  const states: RootState[] = [store.getState()];
  const stamps = [clock.now()];
  const dispatch: Dispatch = (action) => {
    if (states.length > actions) return action;
    store.dispatch(action);
    states.push(store.getState());
    stamps.push(clock.now());
    return action;
  };
  // An action a second and more.
  new Visit(dispatch, clock).playHours((actions + roundSeconds) / 3000);
  return { recorder, states, stamps };
}
