import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { sessionEvents } from '../session/sessionSlice';
import type { NoteInterval, Sitting } from './sitting';

/** What the tabs of a browser share of a player's sitting. */
interface MeasuredSitting {
  sitting: Sitting;
  /** Minutes between two notes; 0 for none. */
  interval: NoteInterval;
  /** A note is due; it waits while a slip, the ticket or a reveal is open. */
  isNoteDue: boolean;
}

/** How long the player has been playing, and the note that says so. */
export interface SittingState extends Omit<MeasuredSitting, 'sitting'> {
  /** Null while nobody is signed in, and before the page is first seen. */
  sitting: Sitting | null;
  /** The player has opened the dialog from the menu. */
  isOpen: boolean;
  /** The player has chosen to get no notes, and is asked once more. */
  isAskedOnce: boolean;
}

const initialState: SittingState = {
  sitting: null,
  interval: 60,
  isNoteDue: false,
  isOpen: false,
  isAskedOnce: false,
};

const sittingSlice = createSlice({
  name: 'sitting',
  initialState,
  reducers: {
    /** More has changed than the time that went by. */
    measured: (state, { payload }: PayloadAction<MeasuredSitting>) => ({ ...state, ...payload }),
    /** The player opens the dialog from the menu. */
    opened(state) {
      state.isOpen = true;
    },
    /** 'Go on', Escape or Back: a note that was due is answered. */
    closed(state) {
      state.isNoteDue = false;
      state.isOpen = false;
      state.isAskedOnce = false;
    },
    /** No notes at all are chosen by a second press. */
    intervalChosen(state, { payload }: PayloadAction<{ interval: NoteInterval }>) {
      const { interval } = payload;
      state.isAskedOnce = interval === 0 && state.interval !== 0 && !state.isAskedOnce;
      if (state.isAskedOnce) return;
      state.interval = interval;
      // By another interval a note may be due no longer; its dialog stays.
      state.isOpen = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEvents.signedIn, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(playerDataDiscarded, () => initialState);
  },
  selectors: {
    selectSitting: ({ sitting }) => sitting,
    selectSittingState: (state) => state,
  },
});

export const sittingReducer = sittingSlice.reducer;
export const sittingEvents = sittingSlice.actions;
export const { selectSitting, selectSittingState } = sittingSlice.selectors;
