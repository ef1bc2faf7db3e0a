import { isAnyOf } from '@reduxjs/toolkit';
import type { Action } from '@reduxjs/toolkit';
import { matchPath } from 'react-router';
import { alwaysRefetch } from '../../api/restApi';
import { reportReloadRequested } from '../../api/apiEvents';
import { paths, routePatterns } from '../../config/paths';
import { reportApi } from '../../features/report/reportApi';
import { readReportRange } from '../../features/report/reportRange';
import {
  reportEvents,
  selectChosenRange,
  selectHasInvalidDay,
} from '../../features/report/reportSlice';
import { isDay, presetRange } from '../../lib/dates';
import type { DayRange } from '../../lib/dates';
import { locationChanged } from '../navigation/navigationSlice';
import type { RootState } from '../rootReducer';
import type { Services } from '../services';
import type { AppDispatch, StartAppListening } from '../storeTypes';

/**
 * The reports load with each address that names a range or a day, and each filter, preset or reset
 * replaces the address and loads anew (specification section 4).
 */
export function listenForReports(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(locationChanged, reportReloadRequested),
    effect: (action, { dispatch, getState }) => {
      const state = getState();
      if (state.session.player === null) return;
      const range = addressedRange(state);
      if (range && locationChanged.match(action)) dispatch(reportEvents.rangeShown(range));
      if (range) void dispatch(reportApi.endpoints.getReport.initiate(range, alwaysRefetch));
      const day = addressedDay(state);
      if (day) void dispatch(reportApi.endpoints.getReportDetail.initiate(day, alwaysRefetch));
    },
  });
  startListening({
    matcher: isAnyOf(
      reportEvents.filterPressed,
      reportEvents.resetPressed,
      reportEvents.presetPressed,
    ),
    effect: (action, { dispatch, getState, extra }) => {
      const range = askedRange(action, getState(), extra.clock.now());
      if (range) showRange(range, getState(), dispatch, extra);
    },
  });
}

function askedRange(action: Action, state: RootState, now: number): DayRange | null {
  if (reportEvents.presetPressed.match(action)) return presetRange(action.payload.preset, now);
  if (reportEvents.resetPressed.match(action)) return presetRange('today', now);
  return selectHasInvalidDay(state) ? null : selectChosenRange(state);
}

function showRange(
  range: DayRange,
  state: RootState,
  dispatch: AppDispatch,
  { navigator }: Services,
): void {
  const shown = addressedRange(state);
  const isShown = shown?.startDate === range.startDate && shown.endDate === range.endDate;
  if (!isShown) {
    navigator.go(paths.report(range), { replace: true });
    return;
  }
  // The address stays, so no change of it will load the report or reset the pickers.
  dispatch(reportEvents.rangeShown(range));
  dispatch(reportReloadRequested());
}

function addressedRange({ navigation }: RootState): DayRange | null {
  if (navigation === null || !matchPath(routePatterns.report, navigation.pathname)) return null;
  return readReportRange(new URLSearchParams(navigation.search));
}

function addressedDay({ navigation }: RootState): string | null {
  if (navigation === null || !matchPath(routePatterns.reportDetail, navigation.pathname))
    return null;
  const date = new URLSearchParams(navigation.search).get('date');
  return isDay(date) ? date : null;
}
