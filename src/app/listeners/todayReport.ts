import { alwaysRefetch } from '../../api/restApi';
import { reportApi } from '../../features/report/reportApi';
import { dayOf } from '../../lib/dates';
import { selectIsUserMenuOpen } from '../layout/layoutSlice';
import type { RootState } from '../rootReducer';
import type { StartAppListening } from '../storeTypes';

/** Fetches today's report each time that the user menu opens, which shows its result. */
export function listenForTodayReport(startListening: StartAppListening): void {
  startListening({
    predicate: (_, state, before) => isResultShown(state) && !isResultShown(before),
    effect: (_, { dispatch, extra: { clock } }) => {
      const today = dayOf(clock.now());
      const range = { startDate: today, endDate: today };
      void dispatch(reportApi.endpoints.getReport.initiate(range, alwaysRefetch));
    },
  });
}

function isResultShown(state: RootState): boolean {
  return state.session.player !== null && selectIsUserMenuOpen(state);
}
