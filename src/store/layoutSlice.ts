import { createSlice } from '@reduxjs/toolkit';
import { locationChanged } from './navigationSlice';

/** The open parts of the layout, in the store so that a replay shows them. */
export interface LayoutState {
  isUserMenuOpen: boolean;
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
    builder.addCase(locationChanged, () => initialState);
  },
  selectors: { selectIsUserMenuOpen: (layout) => layout.isUserMenuOpen },
});

export const layoutReducer = layoutSlice.reducer;
export const layoutEvents = layoutSlice.actions;
export const { selectIsUserMenuOpen } = layoutSlice.selectors;
