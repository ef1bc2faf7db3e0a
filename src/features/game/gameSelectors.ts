import { createSelector } from '@reduxjs/toolkit';
import { selectIsAtHome } from '../../store/navigationSlice';
import type { RootState } from '../../store/rootState';
import { closedAtSeconds } from '../../config/bettingRules';
import type { BettingState, RoundBlockReason } from '../../config/bettingRules';
import { hasRoundId } from '../../api/wire/roundResult';
import type { ListedResult, RoundResult } from '../../api/wire/roundResult';
import { namesOf } from '../../domain/namesOf';
import { isConnected } from '../connection/connection';
import type { ConnectionStatus } from '../connection/connection';
import { isTimeUnknown, secondsLeftAt } from './countdown';
import { selectIsPartial } from '../../api/partialLists';
import { rulesOdds } from '../../api/wire/gameSchemas';
import { gameApi } from './gameApi';
import type { BetLimit } from '../../api/wire/gameSchemas';
import { isNeverPlayed } from './neverPlayed';

const selectResultsQuery = gameApi.endpoints.getResults.select();
const selectPreviousQuery = gameApi.endpoints.getPreviousResult.select();
const selectLimitQuery = gameApi.endpoints.getBetLimit.select();
const selectOddsQuery = gameApi.endpoints.getOdds.select();

/** The specification's defaults until the limits are loaded (section 4). */
const unknownLimit: BetLimit = { minBet: 0, maxBet: 0 };

/** Null until a round is known; shown as `--`. */
export const selectRoundId = (state: RootState) => state.game.round.id;
/** The seconds that the full countdown ring stands for. */
export const selectFullSeconds = (state: RootState) => state.game.round.fullSeconds;
/** The result in the result modal; null while it is closed. */
export const selectReveal = (state: RootState) => state.game.reveal;
/** The result modal as far as it is on the screen: on home, where only a problem report comes before it. */
export const selectShownReveal = (state: RootState) =>
  selectIsAtHome(state) && !state.problemReport.isOpen ? state.game.reveal : null;
/** The status that the banner shows: an open connection whose sync failed still counts as reconnecting. */
export const selectConnectionStatus = ({ game, connection }: RootState): ConnectionStatus => {
  const isUnknown = isConnected(connection) && !game.sync.isSynced && game.sync.failures > 0;
  return isUnknown ? 'reconnecting' : connection.status;
};
export const selectResultsStatus = (state: RootState) => selectResultsQuery(state).status;
/** In riel; both 0 until they are loaded. */
export const selectBetLimit = (state: RootState) => selectLimitQuery(state).data ?? unknownLimit;
/** Whether the limits are loaded; until then they are 0 (specification section 4). */
export const selectIsBetLimitKnown = (state: RootState) =>
  selectLimitQuery(state).data !== undefined;

/** The server’s odds, or those of the rules until they are loaded (specification section 2). */
export const selectOdds = (state: RootState) => selectOddsQuery(state).data ?? rulesOdds;

/** Whether the server’s odds are loaded. */
export const selectAreOddsKnown = (state: RootState) => selectOddsQuery(state).data !== undefined;

/** Whether the server sent only a part of the list of results. */
export const selectAreResultsPartial = (state: RootState) =>
  selectIsPartial(state, gameApi.endpoints.getResults.name);

const selectListedResults = (state: RootState) => selectResultsQuery(state).data;

/** Every loaded result with a round id, newest first, whatever the results tab shows; undefined before the first response. */
export const selectResults = createSelector(selectListedResults, (rows) =>
  rows?.filter(hasRoundId),
);

/** The result whose reels are rolling; null if none are. */
function selectRolling({ game: { reveal } }: RootState) {
  return reveal && reveal.revealedCount < reveal.digits.length ? reveal : null;
}

/** The round whose reels are rolling; null if none are. */
export const selectRollingRoundId = (state: RootState): number | null =>
  selectRolling(state)?.roundId ?? null;

const selectCalculated = (state: RootState) => state.game.round.calculated;
/** Whether the results tab has the single result after `calculate` in place of the list. */
export const selectIsOnlyCalculated = (state: RootState) => selectCalculated(state) !== null;
const selectPreviousResult = (state: RootState) => state.game.round.previousResult;

/** The draw before this round until the list has it; else null. */
const selectUnlistedResult = createSelector(
  selectPreviousResult,
  selectResults,
  (previous, results) =>
    previous && results && previous.roundId > (results[0]?.roundId ?? -1) ? previous : null,
);

/**
 * The rows of the results tab: only the single result after `calculate`, otherwise all, also those without a round id.
 * The running draw has the digits that its reels have shown.
 */
export const selectShownResults = createSelector(
  selectCalculated,
  selectUnlistedResult,
  selectListedResults,
  selectRolling,
  (calculated, unlisted, listed, rolling): readonly ListedResult[] | undefined => {
    const all = unlisted && listed ? [unlisted, ...listed] : listed;
    const rows = calculated ? [calculated] : all;
    return rolling === null ? rows : rows?.map((row) => asRevealed(row, rolling));
  },
);

function asRevealed(row: ListedResult, rolling: NonNullable<ReturnType<typeof selectRolling>>) {
  if (row.roundId !== rolling.roundId || row.digits === null) return row;
  const hidden = row.digits.length - rolling.revealedCount;
  return { ...row, digits: '–'.repeat(hidden) + row.digits.slice(hidden) };
}

/**
 * The newest known result, for the strip in the betting form. A result whose reels are still rolling
 * is held back so that the strip does not give it away.
 */
export const selectLastResult = createSelector(
  selectCalculated,
  selectPreviousResult,
  selectResults,
  (state: RootState) => selectPreviousQuery(state).data,
  selectRollingRoundId,
  (calculated, before, results, previous, rollingRoundId) =>
    [calculated, before, results?.[0], results?.[1], previous].reduce<RoundResult | null>(
      (newest, one) => {
        if (!one || one.roundId === rollingRoundId) return newest;
        return newest === null || one.roundId > newest.roundId ? one : newest;
      },
      null,
    ),
);

/**
 * Whether the server no longer takes stakes on this round: a list contains its result or a later one,
 * `calculate` named it, or it was never played (docs/decisions/receipts.md).
 */
export function isRoundSettled(state: RootState, roundId: number): boolean {
  const { round } = state.game;
  const { isSuccess } = selectResultsQuery(state);
  const results = selectResults(state) ?? [];
  const listed = [results[0], selectPreviousQuery(state).data];
  if (listed.some((result) => (result?.roundId ?? -1) >= roundId)) return true;
  // An event proves only the round that it names, and nothing while that round is unconfirmed.
  if (round.calculated?.roundId === roundId && !round.unconfirmed) return true;
  return isSuccess && isNeverPlayed(roundId, round, results);
}

/** Whole seconds left in the round at `now` (milliseconds of the app's clock). */
export const selectSecondsLeft = ({ game }: RootState, now: number) =>
  secondsLeftAt(game.round.countdown, now);

/** The same for the dial: null while no push has told the time. */
export const selectShownSeconds = (state: RootState, now: number) =>
  isTimeUnknown(state.game.round.countdown) ? null : selectSecondsLeft(state, now);

/**
 * Why no stake on the current round may be sent at `now` (milliseconds of the app's clock), the most specific
 * reason first. A quiet connection is none: while the countdown runs no other round can have started.
 */
export function roundBlockReasons(
  { game, connection }: Pick<RootState, 'game' | 'connection'>,
  now: number,
): RoundBlockReason[] {
  const { round, sync } = game;
  const isOnline = isConnected(connection);
  const isDrawn = round.status === 'calculate';
  return namesOf<RoundBlockReason>({
    disconnected: !isOnline,
    roundUnsynced: isOnline && !sync.isSynced,
    roundUnknown: round.id === null,
    drawn: isDrawn,
    timeUp: !isDrawn && secondsLeftAt(round.countdown, now) <= closedAtSeconds,
  });
}

/** What the stage shows of betting at `now` (milliseconds of the app's clock). */
export function selectBettingState(state: RootState, now: number): BettingState {
  const reasons = roundBlockReasons(state, now);
  if (reasons.length === 0) return 'open';
  const isCutOff = reasons.includes('disconnected') || reasons.includes('roundUnsynced');
  const seconds = selectShownSeconds(state, now) ?? Infinity;
  const isOver = reasons.includes('drawn') || seconds <= closedAtSeconds;
  return isCutOff && !isOver ? 'connecting' : 'closed';
}

/** Whether a stake on the current round may be sent at `now` (milliseconds of the app's clock). */
export function isBettingOpen(state: Pick<RootState, 'game' | 'connection'>, now: number): boolean {
  return roundBlockReasons(state, now).length === 0;
}
