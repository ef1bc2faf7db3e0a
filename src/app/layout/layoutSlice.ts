import { createSlice } from '@reduxjs/toolkit';
import { pastRoundClosed, pastRoundOpened } from '../../features/outcomes/openPastRound';
import { locationChanged } from '../../store/navigationSlice';

/** The open parts of the layout, in the store so that a replay shows them. */
export interface LayoutState {
  isUserMenuOpen: boolean;
  /** The round whose bets are open in the round history; missing without one. */
  openPastRoundId?: number;
}

declare module '../../store/rootState' {
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
      .addCase(pastRoundOpened, (state, { payload }) => {
        state.openPastRoundId = payload.roundId;
      })
      .addCase(pastRoundClosed, (state) => {
        delete state.openPastRoundId;
      })
      .addCase(locationChanged, (state) => {
        state.isUserMenuOpen = false;
        delete state.openPastRoundId;
      });
  },
  selectors: { selectIsUserMenuOpen: (layout) => layout.isUserMenuOpen },
});

export const layoutReducer = layoutSlice.reducer;
export const layoutEvents = layoutSlice.actions;
export const { selectIsUserMenuOpen } = layoutSlice.selectors;
