import { createSlice } from '@reduxjs/toolkit';
import { viewportChanged } from './appEvents';
import type { Viewport } from './appEvents';
import { locationChanged } from './navigationSlice';

/** The layout, in the store so that a replay shows it. */
export interface LayoutState {
  isUserMenuOpen: boolean;
  /** Absent until the window is resized: a recording's details have its first size. */
  viewport?: Viewport;
}

declare module './rootState' {
  interface RootState {
    layout: LayoutState;
  }
}

const initialState: LayoutState = { isUserMenuOpen: false };

const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    userMenuOpened(state) {
      state.isUserMenuOpen = true;
    },
    userMenuClosed(state) {
      state.isUserMenuOpen = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, (state) => {
        state.isUserMenuOpen = false;
      })
      .addCase(viewportChanged, (state, { payload }) => {
        state.viewport = payload;
      });
  },
  selectors: { selectIsUserMenuOpen: (layout) => layout.isUserMenuOpen },
});

export const layoutReducer = layoutSlice.reducer;
export const layoutEvents = layoutSlice.actions;
export const { selectIsUserMenuOpen } = layoutSlice.selectors;
