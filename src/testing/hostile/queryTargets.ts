import type { QueryStatus } from '@reduxjs/toolkit/query';
import { homeReloadRequested, reportReloadRequested } from '../../store/appEvents';
import { locationChanged } from '../../store/navigationSlice';
import type { RootState } from '../../store/rootState';
import type { AppStore } from '../../app/store';
import { betsApi } from '../../features/bets/betsApi';
import { betsEvents } from '../../features/bets/betsSlice';
import { gameApi } from '../../features/game/gameApi';
import { reportApi } from '../../features/report/reportApi';
import type { CallName } from './examples';

/** A request that the app sends by itself, and how to trigger it. */
export interface QueryTarget {
  call: CallName;
  /** Triggers the first request. */
  begin(store: AppStore): void;
  /** Triggers it again. */
  repeat(store: AppStore): void;
  /** A good response is kept for the whole session; only a failed request is repeated. */
  isFetchedOnce?: boolean;
  /** The cache entry. */
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
    isFetchedOnce: true,
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
