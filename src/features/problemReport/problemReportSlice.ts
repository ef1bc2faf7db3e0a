import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { playerLeft } from '../../api/apiEvents';

/** One step of a recorded visit as a person may read it. */
export interface ReadableStep {
  /** Milliseconds since the epoch. */
  at: number;
  event: string;
  /** What came with it, masked and shortened; empty where nothing did. */
  details: string;
  /** How often it came in a row. */
  times: number;
}

/** What a file of a visit would hold. */
export interface VisitDescription {
  id: string;
  isPresent: boolean;
  hasEndedInError: boolean;
  /** Milliseconds since the epoch: its first kept step and its last one. */
  beganAt: number;
  endedAt: number;
  steps: number;
  /** Bytes of the file. */
  size: number;
  /** Newest first. */
  lastSteps: ReadableStep[];
}

/** The dialog "Report a problem". */
export interface ProblemReportState {
  isOpen: boolean;
  /** The present visit first; null while they are being read. */
  visits: VisitDescription[] | null;
  chosenVisitId: string | null;
  areStepsShown: boolean;
  /** The player's own words. */
  words: string;
  saving: 'idle' | 'saving' | 'saved' | 'failed';
  /** What the error screen says at the moment; null where none is shown. */
  shownError: string | null;
}

/** The longest text of the player's own words, in characters. */
export const longestWords = 500;

const initialState: ProblemReportState = {
  isOpen: false,
  visits: null,
  chosenVisitId: null,
  areStepsShown: false,
  words: '',
  saving: 'idle',
  shownError: null,
};

const problemReportSlice = createSlice({
  name: 'problemReport',
  initialState,
  reducers: {
    opened: ({ words, shownError }): ProblemReportState => ({
      ...initialState,
      words,
      shownError,
      isOpen: true,
    }),
    closed(state) {
      state.isOpen = false;
    },
    /** Chosen is the visit that ended in an error where the present one did not. */
    visitsDescribed(state, { payload }: PayloadAction<{ visits: VisitDescription[] }>) {
      const { visits } = payload;
      const failed = visits[0]?.hasEndedInError
        ? visits[0]
        : visits.find(({ hasEndedInError }) => hasEndedInError);
      state.visits = visits;
      state.chosenVisitId = (failed ?? visits[0])?.id ?? null;
    },
    visitChosen(state, { payload }: PayloadAction<{ id: string }>) {
      state.chosenVisitId = payload.id;
      state.saving = 'idle';
    },
    stepsToggled(state) {
      state.areStepsShown = !state.areStepsShown;
    },
    wordsChanged(state, { payload }: PayloadAction<{ words: string }>) {
      state.words = payload.words;
      if (state.saving !== 'saving') state.saving = 'idle';
    },
    savePressed(state) {
      state.saving = 'saving';
    },
    traceSaved(state) {
      state.saving = 'saved';
      state.words = '';
    },
    saveFailed(state) {
      state.saving = 'failed';
    },
    errorShown(state, { payload }: PayloadAction<{ message: string }>) {
      state.shownError = payload.message;
    },
    errorLeft(state) {
      state.shownError = null;
    },
  },
  extraReducers: (builder) => {
    // What it described was the last player's.
    builder.addCase(playerLeft, () => initialState);
  },
  selectors: {
    selectProblemReport: (problemReport) => problemReport,
    selectIsReportOpen: (problemReport) => problemReport.isOpen,
    selectIsErrorShown: (problemReport) => problemReport.shownError !== null,
  },
});

export const problemReportReducer = problemReportSlice.reducer;
export const problemReportEvents = problemReportSlice.actions;
export const { selectProblemReport, selectIsReportOpen, selectIsErrorShown } =
  problemReportSlice.selectors;
