import { alwaysRefetch } from '../../api/restApi';
import { broadcast } from '../../features/connection/broadcasts';
import { reportApi } from '../../features/report/reportApi';
import { reportEvents } from '../../features/report/reportSlice';
import { dayOf } from '../../domain/dates';
import { spreadWaitMs } from '../../platform/backoff';
import { isListenerStart } from '../../store/appEvents';
import { selectIsUserMenuOpen } from '../../store/layoutSlice';
import type { RootState } from '../../store/rootState';
import { onChange } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';

/** Fetches today's report each time that the user menu opens, which shows its result, and says when it changes. */
export function listenForTodayReport(startListening: StartAppListening): void {
  startListening(
    onChange(
      isResultShown,
      (isShown, { dispatch, extra: { clock } }) => {
        if (!isShown) return;
        const today = dayOf(clock.date());
        const range = { startDate: today, endDate: today };
        void dispatch(reportApi.endpoints.getReport.initiate(range, alwaysRefetch));
      },
      isListenerStart,
    ),
  );
  startListening({
    actionCreator: broadcast.roundCalculated,
    effect: async (_, { dispatch, delay, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      await delay(spreadWaitMs(extra.random()));
      dispatch(reportEvents.todayChanged());
    },
  });
}

function isResultShown(state: RootState): boolean {
  return state.session.player !== null && selectIsUserMenuOpen(state);
}
