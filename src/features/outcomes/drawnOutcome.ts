import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../store/rootState';
import { selectBets } from '../bets/betsSelectors';
import { selectIsListPartial } from '../bets/betsSlice';
import { sumOfBets } from '../../domain/outcome';
import type { Outcome } from '../../domain/outcome';

/** What became of the player's own bets in the current draw, together. */
export interface DrawnOutcome extends Outcome {
  roundId: number;
}

/**
 * The drawn round once all reels have stood, until the next round starts; else null. A draw that this
 * page did not reveal is left to those who tell what was missed.
 */
function selectDrawnRoundId({ game }: RootState): number | null {
  const { reveal, round, revealedRoundIds, lastRevealedRoundId } = game;
  if (reveal !== null && reveal.revealedCount < reveal.digits.length) return null;
  const roundId = reveal?.roundId ?? round.calculated?.roundId ?? null;
  if (roundId === null || roundId !== round.id) return null;
  const isRevealed = revealedRoundIds.includes(roundId) || lastRevealedRoundId === roundId;
  return isRevealed ? roundId : null;
}

/** The sum of the own bets in the draw that was just revealed; null without any, or before. */
export const selectDrawnOutcome = createSelector(
  selectDrawnRoundId,
  ({ game }: RootState) => game.reveal?.digits ?? game.round.calculated?.digits ?? null,
  selectBets,
  selectIsListPartial,
  (roundId, digits, bets, isPartial): DrawnOutcome | null => {
    const own = bets?.filter((bet) => bet.roundId === roundId) ?? [];
    if (roundId === null || own.length === 0) return null;
    return { roundId, ...sumOfBets(own, isPartial, digits).outcome };
  },
);
