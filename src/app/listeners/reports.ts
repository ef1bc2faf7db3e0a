import { isAnyOf } from '@reduxjs/toolkit';
import { freshly } from '../../api/emptyApi';
import { routePatterns } from '../../config/paths';
import { reportApi } from '../../features/report/reportApi';
import { readReportRange } from '../../features/report/reportRange';
import { isDay } from '../../lib/phnomPenhTime';
import { reportReloadRequested } from '../../api/reloadEvents';
import { locationChanged } from '../navigation/navigationSlice';
import type { StartAppListening } from '.';

/** The reports load with each address that names a range or a day (specification section 4). */
export function listenForReports(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(locationChanged, reportReloadRequested),
    effect: (_, { dispatch, getState }) => {
      const { session, navigation } = getState();
      if (session.player === null || navigation === null) return;
      const query = new URLSearchParams(navigation.search);
      const range = readReportRange(query);
      if (navigation.pathname === routePatterns.report && range) {
        void dispatch(reportApi.endpoints.getReport.initiate(range, freshly));
      }
      const date = query.get('date');
      if (navigation.pathname === routePatterns.reportDetail && isDay(date)) {
        void dispatch(reportApi.endpoints.getReportDetail.initiate(date, freshly));
      }
    },
  });
}
