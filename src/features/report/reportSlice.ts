import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { DatePreset, Day, DayRange } from '../../lib/dates';

/** The two date pickers of the report, named after the side of the range that they choose. */
export type RangeSide = keyof DayRange;

/** What stands in a picker's field while it is being typed; no day where it is none. */
interface TypedText {
  day: Day | null;
}

/** What is picked and typed but not asked for; the range that is shown stands in the address. */
export interface ReportState {
  /** The range that the pickers stand for, not yet asked for; start ≤ end always. */
  chosen: DayRange | null;
  /** Text that is not the chosen day's; in the store so that a replay shows it. */
  typed: Record<RangeSide, TypedText | null>;
  /** The picker whose calendar is open. */
  openCalendar: RangeSide | null;
}

const nothingTyped: ReportState['typed'] = { startDate: null, endDate: null };
const initialState: ReportState = { chosen: null, typed: nothingTyped, openCalendar: null };

const reportSlice = createSlice({
  name: 'report',
  initialState,
  reducers: {
    /** The address names a range: the pickers show it and forget what was chosen before. */
    rangeShown: (_state, { payload }: PayloadAction<DayRange>): ReportState => ({
      chosen: payload,
      typed: nothingTyped,
      openCalendar: null,
    }),
    dayTyped(state, { payload }: PayloadAction<{ side: RangeSide; day: Day | null }>) {
      state.typed[payload.side] = { day: payload.day };
    },
    /** The focus left a field: a day is judged now, an invalid text stays to be mended. */
    fieldLeft(state, { payload: { side } }: PayloadAction<{ side: RangeSide }>) {
      const day = state.typed[side]?.day ?? null;
      if (day === null) return;
      state.typed[side] = null;
      choose(state, side, day);
    },
    dayPicked(state, { payload }: PayloadAction<{ side: RangeSide; day: Day }>) {
      state.typed[payload.side] = null;
      choose(state, payload.side, payload.day);
    },
    calendarOpened(state, { payload }: PayloadAction<{ side: RangeSide }>) {
      state.openCalendar = payload.side;
    },
    calendarClosed(state, { payload }: PayloadAction<{ side: RangeSide }>) {
      if (state.openCalendar === payload.side) state.openCalendar = null;
    },
    filterPressed() {},
    resetPressed() {},
    presetPressed(_state, _action: PayloadAction<{ preset: DatePreset }>) {},
  },
  selectors: {
    selectChosenRange: (report) => report.chosen,
    selectTypedDays: (report) => report.typed,
    selectOpenCalendar: (report) => report.openCalendar,
    selectHasInvalidDay: (report) => Object.values(report.typed).some((text) => text?.day === null),
  },
});

/** A start after the end, or an end before the start, is silently ignored (specification section 5). */
function choose(state: ReportState, side: RangeSide, day: Day): void {
  if (state.chosen === null) return;
  const range = { ...state.chosen, [side]: day };
  if (range.startDate <= range.endDate) state.chosen = range;
}

export const reportReducer = reportSlice.reducer;
export const reportEvents = reportSlice.actions;
export const { selectChosenRange, selectTypedDays, selectOpenCalendar, selectHasInvalidDay } =
  reportSlice.selectors;
