import type { QueryStatus } from '@reduxjs/toolkit/query';
import { homeReloadRequested, reportReloadRequested } from '../../api/apiEvents';
import { locationChanged } from '../../app/navigation/navigationSlice';
import type { RootState } from '../../app/rootReducer';
import type { AppStore } from '../../app/store';
import { betsApi } from '../../features/bets/betsApi';
import { betsEvents } from '../../features/bets/betsSlice';
import { gameApi } from '../../features/game/gameApi';
import { reportApi } from '../../features/report/reportApi';
import type { CallName } from './examples';

/** A call that the app makes by itself, and how a visit comes to make it. */
export interface QueryTarget {
  call: CallName;
  /** Sets the call off for the first time. */
  begin(store: AppStore): void;
  /** Sets it off once more, as the player's next visit or press would. */
  repeat(store: AppStore): void;
  /** A good answer serves the whole visit: only a bad one is asked for again. */
  isAskedOnce?: boolean;
  /** What the store holds of the answer. */
  select(state: RootState): { status: QueryStatus; data?: unknown };
}

const range = { startDate: '2026-11-16', endDate: '2026-11-22' };
const day = '2026-11-20';

const goHome = ({ dispatch }: AppStore) => {
  dispatch(locationChanged({ pathname: '/', search: '' }));
};
const reloadHome = ({ dispatch }: AppStore) => void dispatch(homeReloadRequested());
const reloadReport = ({ dispatch }: AppStore) => void dispatch(reportReloadRequested());
const openSlip = ({ dispatch }: AppStore) => {
  dispatch(betsEvents.slipOpened({ roundId: 240_001, number: '5' }));
};

const home = { begin: goHome, repeat: reloadHome };

export const queryTargets: readonly QueryTarget[] = [
  { call: 'GET results', ...home, select: gameApi.endpoints.getResults.select() },
  { call: 'GET previous-result', ...home, select: gameApi.endpoints.getPreviousResult.select() },
  { call: 'GET bet-limit', ...home, select: gameApi.endpoints.getBetLimit.select() },
  { call: 'GET bets', ...home, select: betsApi.endpoints.getBets.select() },
  {
    call: 'GET odds',
    begin: openSlip,
    repeat: openSlip,
    isAskedOnce: true,
    select: gameApi.endpoints.getOdds.select(),
  },
  {
    call: 'GET report',
    begin: ({ dispatch }) => {
      const search = `?start_date=${range.startDate}&end_date=${range.endDate}`;
      dispatch(locationChanged({ pathname: '/report', search }));
    },
    repeat: reloadReport,
    select: reportApi.endpoints.getReport.select(range),
  },
  {
    call: 'GET report/detail',
    begin: ({ dispatch }) => {
      dispatch(locationChanged({ pathname: '/report/detail', search: `?date=${day}` }));
    },
    repeat: reloadReport,
    select: reportApi.endpoints.getReportDetail.select(day),
  },
];
