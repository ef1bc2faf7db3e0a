import { isAnyOf } from '@reduxjs/toolkit';
import type { ActionMatchingAnyOf } from '@reduxjs/toolkit';
import { gameApi } from './gameApi';
import { broadcast } from '../connection/broadcasts';
import { roundIdOfResult } from './gameSlice';
import { selectResults } from './gameSelectors';
import { hasRoundId } from '../../api/wire/roundResult';
import type { ListedResult, RoundResult } from '../../api/wire/roundResult';
import type { RootState } from '../../store/rootState';
import type { AppThunk, StartAppListening } from '../../store/storeTypes';

interface RoundNumber {
  roundId: number;
  /** Three digits. */
  digits: string;
}

const { roundCalculated, resultReceived } = broadcast;
const resultsLoaded = gameApi.endpoints.getResults.matchFulfilled;
const hasNumbers = isAnyOf(roundCalculated, resultReceived, resultsLoaded);

type NumbersSent = ActionMatchingAnyOf<
  [typeof roundCalculated, typeof resultReceived, typeof resultsLoaded]
>;

const selectPrevious = gameApi.endpoints.getPreviousResult.select();

/**
 * When the server sends two numbers for one round, the later one is shown in the reveal, the strip and
 * the list, and the difference is logged for support. The slice corrects its own state.
 */
export function listenForDifferingResults(startListening: StartAppListening): void {
  startListening({
    matcher: hasNumbers,
    effect: (action, { dispatch, getOriginalState, extra }) => {
      const before = getOriginalState();
      const known = knownNumbers(before);
      for (const { roundId, digits } of numbersOf(action, before)) {
        const earlier = known.find((one) => one.roundId === roundId && one.digits !== digits);
        if (!earlier) continue;
        extra.logger.warn('the server sent two numbers for one round', {
          roundId,
          earlier: earlier.digits,
          later: digits,
        });
        dispatch(correctNumber({ roundId, digits }));
      }
    },
  });
}

/** The numbers in an event or a list. */
function numbersOf(action: NumbersSent, before: RootState): RoundNumber[] {
  if (resultsLoaded(action)) return action.payload.filter(hasRoundId).filter(isReadable);
  if (roundCalculated.match(action)) return [action.payload.result].filter(isReadable);
  const roundId = roundIdOfResult(before.game.round, action.payload);
  return roundId === null ? [] : [{ roundId, digits: action.payload.digits }];
}

/** Every number that is shown or listed, of any round. */
function knownNumbers(state: RootState): RoundNumber[] {
  const { reveal, earlyResult, round } = state.game;
  const list = selectResults(state) ?? [];
  const { calculated, previousResult } = round;
  const shown = [reveal, earlyResult, calculated, previousResult, selectPrevious(state).data];
  return [...shown, ...list].filter(isReadable);
}

function isReadable<One extends Pick<RoundResult, 'digits'>>(
  one: One | null | undefined,
): one is One & { digits: string } {
  return typeof one?.digits === 'string';
}

/** Writes a round's later number into the cached lists. */
function correctNumber({ roundId, digits }: RoundNumber): AppThunk {
  return (dispatch) => {
    const correct = (row: ListedResult | null) => {
      if (row?.roundId === roundId) row.digits = digits;
    };
    const { updateQueryData } = gameApi.util;
    dispatch(updateQueryData('getResults', undefined, (rows) => rows.forEach(correct)));
    dispatch(updateQueryData('getPreviousResult', undefined, correct));
  };
}
