import { isAnyOf } from '@reduxjs/toolkit';
import { isPartialResponse } from '../../api/baseQuery';
import { listExtentChanged, selectIsPartial } from '../../api/partialLists';
import { betsApi } from '../../features/bets/betsApi';
import { gameApi } from '../../features/game/gameApi';
import { reportApi } from '../../features/report/reportApi';
import type { StartAppListening } from '../../store/storeTypes';

const isListLoaded = isAnyOf(
  betsApi.endpoints.getBets.matchFulfilled,
  gameApi.endpoints.getResults.matchFulfilled,
  reportApi.endpoints.getReport.matchFulfilled,
  reportApi.endpoints.getReportDetail.matchFulfilled,
);

/** Notes in the store which lists are partial: a recording drops what the call said of it. */
export function listenForPartialLists(startListening: StartAppListening): void {
  startListening({
    matcher: isListLoaded,
    effect: ({ meta }, { dispatch, getState }) => {
      const endpoint = meta.arg.endpointName;
      const isPartial = isPartialResponse(meta);
      if (isPartial !== selectIsPartial(getState(), endpoint)) {
        dispatch(listExtentChanged({ endpoint, isPartial }));
      }
    },
  });
}
