import { alwaysRefetch } from '../../api/restApi';
import { reportApi } from '../../features/report/reportApi';
import { selectIsSittingShown } from '../../features/sitting/sittingSelectors';
import { dayOf } from '../../lib/dates';
import { selectIsUserMenuOpen } from '../layout/layoutSlice';
import type { RootState } from '../rootReducer';
import type { StartAppListening } from '../storeTypes';

/** Fetches today's report each time that the user menu or a note shows its figures. */
export function listenForTodayReport(startListening: StartAppListening): void {
  startListening({
    predicate: (_, state, before) => areFiguresShown(state) && !areFiguresShown(before),
    effect: (_, { dispatch, extra: { clock } }) => {
      const today = dayOf(clock.now());
      const range = { startDate: today, endDate: today };
      void dispatch(reportApi.endpoints.getReport.initiate(range, alwaysRefetch));
    },
  });
}

function areFiguresShown(state: RootState): boolean {
  return (
    state.session.player !== null && (selectIsUserMenuOpen(state) || selectIsSittingShown(state))
  );
}
