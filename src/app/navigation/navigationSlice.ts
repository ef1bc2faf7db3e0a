import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The address that the router shows. The id of a check-auth address never gets here. */
export interface AppLocation {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
}

export type NavigationState = AppLocation | null;

const navigationSlice = createSlice({
  name: 'navigation',
  initialState: null as NavigationState,
  reducers: {
    locationChanged: (_state, { payload }: PayloadAction<AppLocation>): NavigationState => payload,
  },
  selectors: { selectLocation: (location) => location },
});

export const navigationReducer = navigationSlice.reducer;
export const { locationChanged } = navigationSlice.actions;
export const { selectLocation } = navigationSlice.selectors;

/** The location as the store may know it: what follows `/check-auth/` lets a player in. */
export function withoutSessionId({ pathname, search }: AppLocation): AppLocation {
  return /^\/check-auth\//i.test(pathname)
    ? { pathname: '/check-auth/…', search: '' }
    : { pathname, search };
}
