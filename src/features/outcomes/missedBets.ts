import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../store/rootState';
import type { RoundResult } from '../../domain/roundResult';
import type { Bet } from '../bets/betsApi';
import { selectBets } from '../bets/betsSelectors';
import { selectIsListPartial } from '../bets/betsSlice';
import { selectResults } from '../game/gameSelectors';
import { sumOfBets } from './outcome';
import type { BetSum } from './outcome';
import { keyOfRound, unseenBets } from './seenBets';
import type { SeenBets } from './seenBets';

/** The settled bets of the rounds whose reveal the player did not see. */
export interface MissedBets extends BetSum {
  /** At least one, newest first. */
  bets: readonly Bet[];
  /** In how many rounds they were placed. */
  betRounds: number;
  /** How many rounds without a seen reveal were drawn from the first of these on. */
  rounds: number;
  /** The results don't reach back to the first of these rounds, so that there may be more. */
  areMoreRounds: boolean;
  /** Of all that the card shows. */
  keys: string[];
}

/**
 * What the card has to show; null if nothing. A round is left to its reveal until GET results lists it, and
 * while its reveal is on the screen.
 */
export const selectMissedBets = createSelector(
  selectBets,
  ({ outcomes }: RootState) => (outcomes.isListOld ? null : outcomes.seen),
  selectResults,
  ({ game }: RootState) => game.reveal?.roundId ?? null,
  selectIsListPartial,
  (bets, seen, results, revealedId, isPartial): MissedBets | null => {
    const [newest] = results ?? [];
    if (bets === undefined || seen === null || results === undefined || !newest) return null;
    const missed = unseenBets(seen, bets).filter(
      ({ roundId }) => roundId <= newest.roundId && roundId !== revealedId,
    );
    if (missed.length === 0) return null;
    const all = missed.map(({ bet }) => bet);
    const betRounds = new Set(missed.map(({ roundId }) => roundId));
    const first = Math.min(...betRounds);
    const passed = passedRounds(seen, results, first, revealedId);
    return {
      ...sumOfBets(all, isPartial, null),
      bets: all,
      betRounds: betRounds.size,
      rounds: new Set([...betRounds, ...passed]).size,
      areMoreRounds: results.every(({ roundId }) => roundId > first),
      keys: [...passed.map(keyOfRound), ...missed.map(({ key }) => key)],
    };
  },
);

/**
 * The current round and the one before, whose results may still come late, as far as their outcome is on the card
 * or was shown in this browser, and no reveal of this page showed it.
 */
export const selectRevealsToOmit = createSelector(
  ({ game }: RootState) => game.round.id,
  ({ game }: RootState) => game.round.previousId,
  ({ game }: RootState) => game.revealedRoundIds,
  ({ game }: RootState) => game.otherwiseShownIds,
  ({ outcomes }: RootState) => outcomes.seen,
  selectMissedBets,
  (current, previous, revealed, known, seen, missed) =>
    [current, previous].filter(
      (id): id is number =>
        id !== null &&
        !revealed.includes(id) &&
        !known.includes(id) &&
        (seen?.keys.includes(keyOfRound(id)) === true ||
          missed?.bets.some(({ roundId }) => roundId === id) === true),
    ),
);

/** The drawn rounds from `first` on whose reveal was not seen. */
function passedRounds(
  { keys }: SeenBets,
  results: readonly RoundResult[],
  first: number,
  revealedId: number | null,
): number[] {
  const seen = new Set(keys);
  return results
    .map(({ roundId }) => roundId)
    .filter((id) => id >= first && id !== revealedId && !seen.has(keyOfRound(id)));
}
