import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { DatePreset, Day, DayRange } from '../../lib/phnomPenhTime';

/** The two date pickers of the report, named after the side of the range that they choose. */
export type RangeSide = keyof DayRange;

/** What stands in a picker's field while it is being typed: a day, or nothing that is one. */
export type TypedDay = Day | 'invalid';

export interface ReportState {
  /** The range that the pickers stand for, not yet asked for; start ≤ end always. */
  chosen: DayRange | null;
  /** Text that differs from the chosen day; in the store so that a replay shows it. */
  typed: Partial<Record<RangeSide, TypedDay>>;
}

const initialState: ReportState = { chosen: null, typed: {} };

const reportSlice = createSlice({
  name: 'report',
  initialState,
  reducers: {
    /** The address names a range: the pickers show it and forget what was chosen before. */
    rangeShown: (_state, { payload }: PayloadAction<DayRange>): ReportState => ({
      chosen: payload,
      typed: {},
    }),
    dayTyped(state, { payload }: PayloadAction<{ side: RangeSide; day: TypedDay }>) {
      state.typed[payload.side] = payload.day;
    },
    /** The focus left a field: a day is judged now, an invalid text stays to be mended. */
    fieldLeft(state, { payload: { side } }: PayloadAction<{ side: RangeSide }>) {
      const typed = state.typed[side];
      if (typed === undefined || typed === 'invalid') return;
      delete state.typed[side];
      choose(state, side, typed);
    },
    dayPicked(state, { payload }: PayloadAction<{ side: RangeSide; day: Day }>) {
      delete state.typed[payload.side];
      choose(state, payload.side, payload.day);
    },
    filterPressed() {},
    resetPressed() {},
    presetPressed(_state, _action: PayloadAction<{ preset: DatePreset }>) {},
  },
  selectors: {
    selectChosenRange: (report) => report.chosen,
    selectTypedDays: (report) => report.typed,
    selectHasInvalidDay: (report) => Object.values(report.typed).includes('invalid'),
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
export const { selectChosenRange, selectTypedDays, selectHasInvalidDay } = reportSlice.selectors;
