import { isAnyOf } from '@reduxjs/toolkit';
import { alwaysRefetch } from '../../api/restApi';
import { reportReloadRequested } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import type { StartAppListening } from '../../store/storeTypes';
import { paths } from '../../config/paths';
import { dayOf, presetRange } from '../../domain/dates';
import { reportApi } from './reportApi';
import { selectReportDay, selectReportRange } from './reportRange';
import { reportEvents, selectChosenRange, selectHasInvalidDay } from './reportSlice';

const { getReport, getReportDetail } = reportApi.endpoints;

/**
 * Loads the report of each address with a range or a day, and again after a draw if today is in it. Filter,
 * presets and reset replace the address; for the range that it already has they load the report again
 * (specification section 4).
 */
export function listenForReports(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(locationChanged, reportReloadRequested, reportEvents.todayChanged),
    effect: async (action, { dispatch, getState, extra: { clock } }) => {
      const state = getState();
      if (state.session.player === null) return;
      const range = selectReportRange(state);
      const day = selectReportDay(state);
      const isAsked = !reportEvents.todayChanged.match(action);
      const today = dayOf(clock.date());
      if (range && (isAsked || (range.startDate <= today && today <= range.endDate))) {
        const isErrorShown = isAsked || getReport.select(range)(state).isError;
        const loaded = await dispatch(getReport.initiate(range, alwaysRefetch));
        if (loaded.isError && isErrorShown) dispatch(reportEvents.loadFailed(loaded));
      } else if (day !== null && (isAsked || day === today)) {
        const isErrorShown = isAsked || getReportDetail.select(day)(state).isError;
        const loaded = await dispatch(getReportDetail.initiate(day, alwaysRefetch));
        if (loaded.isError && isErrorShown) dispatch(reportEvents.loadFailed(loaded));
      }
    },
  });
  startListening({
    matcher: isAnyOf(
      reportEvents.filterPressed,
      reportEvents.resetPressed,
      reportEvents.presetPressed,
    ),
    effect: (action, { dispatch, getState, extra: { clock, navigator } }) => {
      const state = getState();
      const shown = selectReportRange(state);
      let range = selectChosenRange(state) ?? shown;
      if (reportEvents.presetPressed.match(action)) {
        range = presetRange(action.payload.preset, clock.date());
      } else if (reportEvents.resetPressed.match(action)) {
        range = presetRange('today', clock.date());
      } else if (selectHasInvalidDay(state)) {
        return;
      }
      if (range === null) return;
      if (range.startDate !== shown?.startDate || range.endDate !== shown.endDate) {
        navigator.go(paths.report(range), { replace: true });
        return;
      }
      // The address stays, so no locationChanged follows that would do both.
      dispatch(reportEvents.choiceDiscarded());
      dispatch(reportReloadRequested());
    },
  });
}
