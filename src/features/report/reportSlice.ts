import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { locationChanged } from '../../store/navigationSlice';
import type { DatePreset, Day, DayRange } from '../../domain/dates';
import { selectReportRange } from './reportRange';

/** The two date pickers of the report, named after their side of the range. */
export type RangeSide = keyof DayRange;

/** What is being typed in a picker's field; null while it is no day. */
interface TypedText {
  day: Day | null;
}

/** What is picked and typed but not applied yet; the range of the report is in the address. */
export interface ReportState {
  /** The range in the pickers if it differs from the address; start ≤ end always. */
  chosen: DayRange | null;
  /** Text in a field that is not applied yet; in the store so that a replay shows it. */
  typed: Record<RangeSide, TypedText | null>;
  /** The picker whose calendar is open. */
  openCalendar: RangeSide | null;
  /** The last request of the player that failed. */
  failedRequestId: string | null;
}

declare module '../../store/rootState' {
  interface RootState {
    report: ReportState;
  }
}

const initialState: ReportState = {
  chosen: null,
  typed: { startDate: null, endDate: null },
  openCalendar: null,
  failedRequestId: null,
};

/** `range` is the one in the address. */
type SideEvent<More = object> = PayloadAction<{ side: RangeSide; range: DayRange } & More>;

const reportSlice = createSlice({
  name: 'report',
  initialState,
  reducers: {
    /** Filter, preset or reset for the range that the address already has. */
    choiceDiscarded: () => initialState,
    dayTyped(state, { payload }: PayloadAction<{ side: RangeSide; day: Day | null }>) {
      state.typed[payload.side] = { day: payload.day };
    },
    /** The focus left a field: a day is applied now, an invalid text stays for correction. */
    fieldLeft(state, { payload: { side, range } }: SideEvent) {
      const day = state.typed[side]?.day ?? null;
      if (day !== null) choose(state, side, day, range);
    },
    dayPicked(state, { payload: { side, day, range } }: SideEvent<{ day: Day }>) {
      choose(state, side, day, range);
    },
    calendarOpened(state, { payload }: PayloadAction<{ side: RangeSide }>) {
      state.openCalendar = payload.side;
    },
    calendarClosed(state, { payload }: PayloadAction<{ side: RangeSide }>) {
      if (state.openCalendar === payload.side) state.openCalendar = null;
    },
    /** What the player asked for can't be shown. */
    loadFailed(state, { payload }: PayloadAction<{ requestId: string }>) {
      state.failedRequestId = payload.requestId;
    },
  },
  extraReducers: (builder) => {
    // A new range in the address: the pickers show it.
    builder.addCase(locationChanged, (state, { payload }) =>
      selectReportRange({ navigation: payload }) === null ? state : initialState,
    );
  },
  selectors: {
    selectChosenRange: (report) => report.chosen,
    selectTypedDays: (report) => report.typed,
    selectOpenCalendar: (report) => report.openCalendar,
    selectFailedRequestId: (report) => report.failedRequestId,
    selectHasInvalidDay: (report) => Object.values(report.typed).some((text) => text?.day === null),
  },
});

/** A start after the end, or an end before the start, is silently ignored (specification section 5). */
function choose(state: ReportState, side: RangeSide, day: Day, addressed: DayRange): void {
  state.typed[side] = null;
  const range = { ...(state.chosen ?? addressed), [side]: day };
  if (range.startDate <= range.endDate) state.chosen = range;
}

export const reportReducer = reportSlice.reducer;
export const reportEvents = {
  ...reportSlice.actions,
  /** A draw may have changed the figures of today. */
  todayChanged: createAction('report/todayChanged'),
  filterPressed: createAction('report/filterPressed'),
  resetPressed: createAction('report/resetPressed'),
  presetPressed: createAction<{ preset: DatePreset }>('report/presetPressed'),
};
export const {
  selectChosenRange,
  selectTypedDays,
  selectOpenCalendar,
  selectFailedRequestId,
  selectHasInvalidDay,
} = reportSlice.selectors;
