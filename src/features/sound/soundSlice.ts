import { createAction, createSlice } from '@reduxjs/toolkit';

export interface SoundState {
  isOn: boolean;
}

declare module '../../store/rootState' {
  interface RootState {
    sound: SoundState;
  }
}

/** The local storage key of the switch (specification section 3). */
export const soundStorageKey = 'isSound';

/** On unless the stored switch says otherwise; anything unreadable counts as on. */
export const initialSound = (stored: boolean | null): SoundState => ({ isOn: stored ?? true });

const soundSlice = createSlice({
  name: 'sound',
  initialState: initialSound(null),
  reducers: {
    soundToggled(state) {
      state.isOn = !state.isOn;
    },
  },
  selectors: { selectIsSoundOn: (sound) => sound.isOn },
});

export const soundReducer = soundSlice.reducer;
export const { soundToggled } = soundSlice.actions;
export const { selectIsSoundOn } = soundSlice.selectors;

/** The browser did not play a sound, for which it gave this reason; it changes no state. */
export const soundBlocked = createAction<{ name: string; reason: string }>('sound/blocked');
