import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import { betsApi } from './betsApi';
import type { Bet } from './betsApi';

const selectBetsQuery = betsApi.endpoints.getBets.select();

/** What the tables of bets need to know of their list: rows so far, and how the call went. */
export const selectBetsStatus = (state: RootState) => selectBetsQuery(state).status;

const selectBets = (state: RootState): Bet[] | undefined => selectBetsQuery(state).data;

/** Bets that wait for their draw, newest first; undefined before the first answer. */
export const selectOpenBets = createSelector(selectBets, (bets) =>
  bets?.filter((bet) => !bet.isSettled),
);

/** Settled bets, newest first; undefined before the first answer. */
export const selectSettledBets = createSelector(selectBets, (bets) =>
  bets?.filter((bet) => bet.isSettled),
);

/** The figure of the win/lose table: net plus stake, so that a plain loss shows 0 (section 3). */
export function shownWinLose({ winLose, amount }: Bet): number {
  return winLose + amount;
}
