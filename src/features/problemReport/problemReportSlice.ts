import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { playerDataDiscarded } from '../../api/apiEvents';

/** One step of a recording as a person may read it. */
export interface ReadableStep {
  /** Milliseconds since the epoch. */
  at: number;
  event: string;
  /** What came with it, masked and shortened; empty if nothing did. */
  details: string;
  /** How often it happened in a row. */
  times: number;
}

/** What the file of a recording would hold. */
export interface RecordingDescription {
  id: string;
  isCurrent: boolean;
  hasEndedInError: boolean;
  /** Milliseconds since the epoch: its first kept step and its last one. */
  beganAt: number;
  endedAt: number;
  steps: number;
  /** Newest first. */
  lastSteps: ReadableStep[];
}

/** The dialog "Report a problem". */
export interface ProblemReportState {
  isOpen: boolean;
  /** The current one first; null while they are being read. */
  recordings: RecordingDescription[] | null;
  chosenRecordingId: string | null;
  areStepsShown: boolean;
  /** The player's own description. It is not recorded. */
  message: string;
  /** The description as the file will hold it, if something in it is masked. It is not recorded. */
  messageAsSaved?: string | undefined;
  saving: 'idle' | 'saving' | 'saved' | 'failed';
  /** What the error screen on the page says; null if there is none. */
  shownError: string | null;
  /** The page also sends telemetry, which the dialog says; absent otherwise. */
  sendsTelemetry?: true;
}

declare module '../../store/rootState' {
  interface RootState {
    problemReport: ProblemReportState;
  }
}

/** In characters. */
export const maxMessageLength = 500;

const initialState: ProblemReportState = {
  isOpen: false,
  recordings: null,
  chosenRecordingId: null,
  areStepsShown: false,
  message: '',
  saving: 'idle',
  shownError: null,
};

const problemReportSlice = createSlice({
  name: 'problemReport',
  initialState,
  reducers: {
    /** What the player has written already stays. */
    opened: (state) => ({
      ...state,
      ...initialState,
      message: state.message,
      shownError: state.shownError,
      isOpen: true,
    }),
    closed(state) {
      state.isOpen = false;
    },
    /** Chosen is the first one that ended in an error, else the current one. */
    recordingsDescribed(state, { payload }: PayloadAction<{ recordings: RecordingDescription[] }>) {
      const { recordings } = payload;
      const failed = recordings.find(({ hasEndedInError }) => hasEndedInError);
      state.recordings = recordings;
      state.chosenRecordingId = (failed ?? recordings[0])?.id ?? null;
    },
    recordingChosen(state, { payload }: PayloadAction<{ id: string }>) {
      state.chosenRecordingId = payload.id;
      state.saving = 'idle';
    },
    stepsToggled(state) {
      state.areStepsShown = !state.areStepsShown;
    },
    messageChanged(state, { payload }: PayloadAction<{ message: string }>) {
      state.message = payload.message;
      if (state.saving !== 'saving') state.saving = 'idle';
    },
    messageMasked(state, { payload }: PayloadAction<{ message: string | undefined }>) {
      state.messageAsSaved = payload.message;
    },
    savePressed(state) {
      state.saving = 'saving';
    },
    traceSaved(state) {
      state.saving = 'saved';
      state.message = '';
    },
    saveFailed(state) {
      state.saving = 'failed';
    },
    /** `stack` has the app's own frames alone, for support. */
    errorShown(state, { payload }: PayloadAction<{ message: string; stack?: string[] }>) {
      state.shownError = payload.message;
    },
    errorHidden(state) {
      state.shownError = null;
    },
    telemetryStarted(state) {
      state.sendsTelemetry = true;
    },
  },
  extraReducers: (builder) => {
    // What it describes is the last player's.
    builder.addCase(playerDataDiscarded, ({ messageAsSaved: _, ...state }) => ({
      ...state,
      ...initialState,
    }));
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
