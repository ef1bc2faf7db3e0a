import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootState';
import type { Services } from './services';

export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;

/** A function that {@link AppDispatch} runs; for what must not become an action. */
export type AppThunk<Result = void> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  services: Services,
) => Result;

/** How each listener file adds its listeners. */
export type StartAppListening = TypedStartListening<RootState, AppDispatch, Services>;
