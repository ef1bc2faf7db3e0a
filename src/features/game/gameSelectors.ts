import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/rootReducer';
import { closedAtSeconds } from '../../config/bettingRules';
import type { RoundResult } from '../../lib/wireSchemas';
import { isOpen } from '../connection/connection';
import type { ConnectionStatus } from '../connection/connection';
import { secondsLeftAt } from './countdown';
import { gameApi, rulesOdds } from './gameApi';
import type { BetLimit } from './gameApi';
import { isNeverPlayed } from './neverPlayed';

const selectResultsQuery = gameApi.endpoints.getResults.select();
const selectPreviousQuery = gameApi.endpoints.getPreviousResult.select();
const selectLimitQuery = gameApi.endpoints.getBetLimit.select();
const selectOddsQuery = gameApi.endpoints.getOdds.select();

/** The specification's defaults until the server told its limits (section 4). */
const unknownLimit: BetLimit = { minBet: 0, maxBet: 0 };

/** Null until a round is known, which the screen writes as `--`. */
export const selectRoundId = (state: RootState) => state.game.round.id;
/** The whole of the present countdown in seconds, for the ring around it. */
export const selectFullSeconds = (state: RootState) => state.game.round.fullSeconds;
/** The result on show in the modal; null where none is. */
export const selectReveal = (state: RootState) => state.game.reveal;
/** The connection as the banner shows it; an open one without a known round is not there yet. */
export const selectConnectionStatus = ({ game: { connection } }: RootState): ConnectionStatus => {
  const isUnknown = isOpen(connection) && !connection.isRoundSynced && connection.failedSyncs > 0;
  return isUnknown ? 'reconnecting' : connection.status;
};
export const selectResultsStatus = (state: RootState) => selectResultsQuery(state).status;
/** In riel; both 0 until the server told them. */
export const selectBetLimit = (state: RootState) => selectLimitQuery(state).data ?? unknownLimit;
/** Whether the server has told its limits; until then they are 0 (specification section 4). */
export const selectIsBetLimitKnown = (state: RootState) =>
  selectLimitQuery(state).data !== undefined;

/** The server’s odds, or those of the rules where it told none (specification section 2). */
export const selectOdds = (state: RootState) => selectOddsQuery(state).data ?? rulesOdds;

/** The round whose reels are rolling; null where none do. */
function selectRollingRoundId({ game }: RootState): number | null {
  const { reveal } = game;
  return reveal && reveal.revealedCount < reveal.digits.length ? reveal.roundId : null;
}

/** The rows of the results tab: after `calculate` the one result alone, else the list. */
export const selectShownResults = createSelector(
  (state: RootState) => state.game.round.calculated,
  (state: RootState) => selectResultsQuery(state).data,
  (calculated, results) => (calculated ? [calculated] : results),
);

/**
 * The newest result that is known from anywhere, for the strip in the betting form. The result
 * whose reels still roll is held back, so that the strip does not give it away.
 */
export const selectLastResult = createSelector(
  (state: RootState) => state.game.round.calculated,
  (state: RootState) => selectResultsQuery(state).data,
  (state: RootState) => selectPreviousQuery(state).data,
  selectRollingRoundId,
  (calculated, results, previous, rollingRoundId) =>
    [calculated, ...(results?.slice(0, 2) ?? []), previous].reduce<RoundResult | null>(
      (newest, one) => {
        if (!one || one.roundId === rollingRoundId) return newest;
        return newest === null || one.roundId > newest.roundId ? one : newest;
      },
      null,
    ),
);

/**
 * Whether the server takes no stake on this round any more: a list has the result of it or of a later
 * one, `calculate` named it, or it was never played (docs/decisions/receipts.md).
 */
export function isRoundSettled(state: RootState, roundId: number): boolean {
  const { round } = state.game;
  const { data: results = [], isSuccess } = selectResultsQuery(state);
  const listed = [results[0], selectPreviousQuery(state).data];
  if (listed.some((result) => (result?.roundId ?? -1) >= roundId)) return true;
  // An event proves only what it names, and nothing where the server may still correct it.
  if (round.calculated?.roundId === roundId && !round.unconfirmed) return true;
  return isSuccess && isNeverPlayed(roundId, round, results);
}

/** Whole seconds left in the round at `now` (milliseconds of the app's clock). */
export const selectSecondsLeft = ({ game }: RootState, now: number) =>
  secondsLeftAt(game.round.countdown, now);

/**
 * Whether a stake on the current round may be sent at `now` (milliseconds of the app's clock): a
 * known round that is not drawn, more than five seconds left, and a connection that is open,
 * be it quiet: while the countdown runs no other round can have begun.
 */
export function isBettingOpen({ game }: Pick<RootState, 'game'>, now: number): boolean {
  const { round, connection } = game;
  if (round.id === null || round.isIdGuessed || round.status === 'calculate') return false;
  if (!isOpen(connection) || !connection.isRoundSynced) return false;
  return secondsLeftAt(round.countdown, now) > closedAtSeconds;
}
