import { alwaysRefetch } from '../../api/restApi';
import { gameEvents } from '../../features/game/gameSlice';
import { reportApi } from '../../features/report/reportApi';
import { reportEvents } from '../../features/report/reportSlice';
import { selectIsSittingShown } from '../../features/sitting/sittingSelectors';
import { dayOf } from '../../lib/dates';
import { selectIsUserMenuOpen } from '../layout/layoutSlice';
import type { RootState } from '../rootReducer';
import type { StartAppListening } from '../storeTypes';

/** All clients get the same draw: they spread their requests over this many milliseconds. */
const spreadMs = 2000;

/** Fetches today's report each time that the user menu or a note shows its figures, and says when they change. */
export function listenForTodayReport(startListening: StartAppListening): void {
  startListening({
    predicate: (_, state, before) => areFiguresShown(state) && !areFiguresShown(before),
    effect: (_, { dispatch, extra: { clock } }) => {
      const today = dayOf(clock.now());
      const range = { startDate: today, endDate: today };
      void dispatch(reportApi.endpoints.getReport.initiate(range, alwaysRefetch));
    },
  });
  startListening({
    actionCreator: gameEvents.roundCalculated,
    effect: async (_, { dispatch, delay, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      await delay(extra.random() * spreadMs);
      dispatch(reportEvents.todayChanged());
    },
  });
}

function areFiguresShown(state: RootState): boolean {
  return (
    state.session.player !== null && (selectIsUserMenuOpen(state) || selectIsSittingShown(state))
  );
}
