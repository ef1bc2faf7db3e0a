import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { sessionEvents } from '../session/sessionSlice';

export interface PlayTimeState {
  /** The app's clock in milliseconds; null while nobody is signed in, and before the page is first seen. */
  startedAt: number | null;
  /** Whole minutes played. */
  minutes: number;
  /** The note of the last full hour: it waits for a quiet moment, and is then shown until it is dismissed. */
  note: 'none' | 'waiting' | 'shown';
}

declare module '../../store/rootState' {
  interface RootState {
    playTime: PlayTimeState;
  }
}

const initialState: PlayTimeState = { startedAt: null, minutes: 0, note: 'none' };

const playTimeSlice = createSlice({
  name: 'playTime',
  initialState,
  reducers: {
    /** Another minute has been played, a new play time has begun, or the note has changed. */
    measured: (_state, { payload }: PayloadAction<PlayTimeState>) => payload,
    /** 'Go on'. */
    noteDismissed(state) {
      state.note = 'none';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEvents.signedIn, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(playerDataDiscarded, () => initialState);
  },
  selectors: { selectPlayTime: (state) => state },
});

export const playTimeReducer = playTimeSlice.reducer;
export const playTimeEvents = playTimeSlice.actions;
export const { selectPlayTime } = playTimeSlice.selectors;
