import { broadcast } from '../../features/connection/broadcasts';
import { reportEvents } from '../../features/report/reportSlice';
import { spreadWaitMs } from '../../platform/backoff';
import type { StartAppListening } from '../../store/storeTypes';

/** Says when today's report changes: soon after each draw. */
export function listenForTodayReport(startListening: StartAppListening): void {
  startListening({
    actionCreator: broadcast.roundCalculated,
    effect: async (_, { dispatch, delay, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      await delay(spreadWaitMs(extra.random()));
      dispatch(reportEvents.todayChanged());
    },
  });
}
