import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../store/rootState';
import type { Bet } from '../../domain/bet';
import { selectBets } from '../bets/betsSelectors';
import { selectIsListPartial } from '../bets/betsSlice';
import { selectResults } from '../game/gameSelectors';
import { outcomeOf, sumOfBets } from '../../domain/outcome';
import type { BetSum } from '../../domain/outcome';

/** The settled bets of the rounds after the last one whose draw this browser showed. */
export interface MissedBets extends BetSum {
  /** At least one: the won ones first, then newest first. */
  bets: readonly Bet[];
  /** The newest round with one of them. */
  lastRoundId: number;
}

/**
 * The missed bets; null if there are none. A round is left to its reveal until GET results lists it, and
 * while its reveal is on the screen.
 */
export const selectMissedBets = createSelector(
  selectBets,
  ({ outcomes }: RootState) => outcomes.shownRoundId,
  selectResults,
  ({ game }: RootState) => game.reveal?.roundId ?? null,
  selectIsListPartial,
  (bets, shownId, results, revealedId, isPartial): MissedBets | null => {
    const [newest] = results ?? [];
    if (bets === undefined || shownId === null || results === undefined || !newest) return null;
    const isMissed = (roundId: number | null) =>
      roundId !== null && roundId > shownId && roundId <= newest.roundId && roundId !== revealedId;
    const missed = bets.filter(({ isSettled, roundId }) => isSettled && isMissed(roundId));
    if (missed.length === 0) return null;
    const isWon = (bet: Bet) => (outcomeOf(bet, null).payout ?? 0) > 0;
    return {
      ...sumOfBets(missed, isPartial, null),
      bets: [...missed.filter(isWon), ...missed.filter((bet) => !isWon(bet))],
      lastRoundId: Math.max(...missed.map(({ roundId }) => roundId ?? 0)),
    };
  },
);

/** Whether the missed bets are open. */
export const selectAreMissedBetsOpen = (state: RootState): boolean =>
  state.outcomes.areMissedBetsOpen === true && selectMissedBets(state) !== null;

/** The last shown round; null for one that is assumed, or that the server has not reached, as after a wrong `start`. */
function selectShownRoundId({ game, outcomes }: RootState): number | null {
  const { shownRoundId, isShownAssumed } = outcomes;
  const isReached = shownRoundId !== null && shownRoundId <= (game.round.id ?? -1);
  return isReached && !isShownAssumed ? shownRoundId : null;
}

/**
 * The current round and the one before, whose results may still come late, as far as their outcome is among the missed bets
 * or was shown in this browser, and no reveal of this page showed it.
 */
export const selectRevealsToOmit = createSelector(
  ({ game }: RootState) => game.round.id,
  ({ game }: RootState) => game.round.previousId,
  ({ game }: RootState) => game.revealedRoundIds,
  ({ game }: RootState) => game.omittedRevealIds,
  selectShownRoundId,
  selectMissedBets,
  (current, previous, revealed, known, shownId, missed) =>
    [current, previous].filter(
      (id): id is number =>
        id !== null &&
        !revealed.includes(id) &&
        !known.includes(id) &&
        (id <= (shownId ?? -1) || missed?.bets.some(({ roundId }) => roundId === id) === true),
    ),
);
