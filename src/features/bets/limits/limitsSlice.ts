import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { playerDataDiscarded, sessionEnded } from '../../../api/apiEvents';
import { formatAmount } from '../../../domain/money';
import { sessionEvents } from '../../session/sessionSlice';
import { noLimits } from './limits';
import type { OwnLimits, PauseLength } from './limits';

/** The fields of the dialog as they were typed; an empty amount is no limit. */
export interface LimitsDraft {
  stake: string;
  pause: PauseLength | 'none';
}

/** What the dialog was submitted with; riel, null for no limit. */
export interface LimitsChoice {
  stake: number | null;
  pause: PauseLength | null;
}

/** The limits of the player who is signed in, and the dialog in which they are changed. */
export interface LimitsState {
  limits: OwnLimits;
  isOpen: boolean;
  draft: LimitsDraft;
  /** The last change was made while the dialog was open. */
  isSaved: boolean;
  /** False if the browser keeps nothing: the limits end with the page. */
  isKept: boolean;
}

declare module '../../../store/rootState' {
  interface RootState {
    limits: LimitsState;
  }
}

const emptyDraft: LimitsDraft = { stake: '', pause: 'none' };

/** The state at start, with the stored limits of the player. */
export function initialLimits(limits: OwnLimits): LimitsState {
  return { limits, isOpen: false, draft: emptyDraft, isSaved: false, isKept: true };
}

const limitsSlice = createSlice({
  name: 'limits',
  initialState: initialLimits(noLimits),
  reducers: {
    /** The limit in force fills the field. */
    opened(state, { payload: { stake } }: PayloadAction<{ stake: number | null }>) {
      state.isOpen = true;
      state.isSaved = false;
      state.draft = { stake: stake === null ? '' : formatAmount(stake), pause: 'none' };
    },
    closed(state) {
      state.isOpen = false;
    },
    typed(state, { payload }: PayloadAction<LimitsDraft>) {
      state.draft = payload;
      state.isSaved = false;
    },
    /** They were read from the storage, which another tab may have changed. */
    read(state, { payload }: PayloadAction<{ limits: OwnLimits }>) {
      state.limits = payload.limits;
    },
    changed(state, { payload }: PayloadAction<{ limits: OwnLimits; isKept: boolean }>) {
      state.limits = payload.limits;
      state.isKept = payload.isKept;
      state.isSaved = true;
      state.draft.pause = 'none';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEvents.signedIn, () => initialLimits(noLimits))
      .addCase(sessionEnded, () => initialLimits(noLimits))
      .addCase(playerDataDiscarded, () => initialLimits(noLimits));
  },
  selectors: {
    selectLimits: ({ limits }) => limits,
    selectLimitsDialog: (state) => state,
    selectAreLimitsOpen: ({ isOpen }) => isOpen,
  },
});

export const limitsReducer = limitsSlice.reducer;
export const limitsEvents = {
  ...limitsSlice.actions,
  submitted: createAction<LimitsChoice>('limits/submitted'),
  raiseWithdrawn: createAction('limits/raiseWithdrawn'),
};
export const { selectLimits, selectLimitsDialog, selectAreLimitsOpen } = limitsSlice.selectors;
