import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import { closedAtSeconds } from '../../config/bettingRules';
import { secondsLeftAt } from './countdown';
import { gameApi, rulesOdds } from './gameApi';
import type { BetLimit } from './gameApi';

const selectResultsQuery = gameApi.endpoints.getResults.select();
const selectPreviousQuery = gameApi.endpoints.getPreviousResult.select();
const selectLimitQuery = gameApi.endpoints.getBetLimit.select();
const selectOddsQuery = gameApi.endpoints.getOdds.select();

/** The specification's defaults until the server told its limits (section 4). */
const unknownLimit: BetLimit = { minBet: 0, maxBet: 0 };

export const selectRoundId = (state: RootState) => state.game.round.id;
export const selectCountdown = (state: RootState) => state.game.round.countdown;
export const selectReveal = (state: RootState) => state.game.reveal;
export const selectConnection = (state: RootState) => state.game.connection;
export const selectResultsStatus = (state: RootState) => selectResultsQuery(state).status;
export const selectBetLimit = (state: RootState) => selectLimitQuery(state).data ?? unknownLimit;
export const selectOdds = (state: RootState) => selectOddsQuery(state).data ?? rulesOdds;

/** The rows of the results tab: after `calculate` the one result alone, else the list. */
export const selectShownResults = createSelector(
  (state: RootState) => state.game.round.calculated,
  (state: RootState) => selectResultsQuery(state).data,
  (calculated, results) => (calculated ? [calculated] : results),
);

/** The newest result that is known from anywhere, for the strip in the betting form. */
export const selectLastResult = createSelector(
  (state: RootState) => state.game.round.calculated,
  (state: RootState) => selectResultsQuery(state).data?.[0] ?? null,
  (state: RootState) => selectPreviousQuery(state).data ?? null,
  (...candidates) =>
    candidates.reduce(
      (newest, one) => (one && (!newest || one.roundId > newest.roundId) ? one : newest),
      null,
    ),
);

/**
 * Whether a stake on the current round may be sent at `now` (milliseconds of the app's clock):
 * a known round that is not being drawn, and more than five seconds left.
 */
export function isBettingOpen({ game }: Pick<RootState, 'game'>, now: number): boolean {
  const { id, status, countdown } = game.round;
  return id !== null && status !== 'calculate' && secondsLeftAt(countdown, now) > closedAtSeconds;
}
