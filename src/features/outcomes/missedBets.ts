import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../store/rootState';
import type { RoundResult } from '../../domain/roundResult';
import type { Bet } from '../bets/betsApi';
import { selectBets } from '../bets/betsSelectors';
import { selectIsListPartial } from '../bets/betsSlice';
import { selectResults } from '../game/gameSelectors';
import { km } from '../../i18n/km';
import { formatAmount } from '../../domain/money';
import { outcomeOf, sumOfBets } from './outcome';
import type { BetSum } from './outcome';
import { keyOfRound, unseenBets } from './seenBets';
import type { SeenBets } from './seenBets';

/** The settled bets of the rounds whose reveal the player did not see. */
export interface MissedBets extends BetSum {
  /** At least one: the won ones first, then newest first. */
  bets: readonly Bet[];
  /** In how many rounds they were placed. */
  betRounds: number;
  /** How many rounds without a seen reveal were drawn from the first of these on. */
  rounds: number;
  /** The results don't reach back to the first of these rounds, so that there may be more. */
  areMoreRounds: boolean;
  /** Of all of them. */
  keys: string[];
}

/**
 * The missed bets; null if there are none. A round is left to its reveal until GET results lists it, and
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
    const isWon = (bet: Bet) => (outcomeOf(bet, null).payout ?? 0) > 0;
    const betRounds = new Set(missed.map(({ roundId }) => roundId));
    const first = Math.min(...betRounds);
    const passed = passedRounds(seen, results, first, revealedId);
    return {
      ...sumOfBets(all, isPartial, null),
      bets: [...all.filter(isWon), ...all.filter((bet) => !isWon(bet))],
      betRounds: betRounds.size,
      rounds: new Set([...betRounds, ...passed]).size,
      areMoreRounds: results.every(({ roundId }) => roundId > first),
      keys: [...passed.map(keyOfRound), ...missed.map(({ key }) => key)],
    };
  },
);

/** Whether the missed bets are open. */
export const selectAreMissedBetsOpen = (state: RootState): boolean =>
  state.outcomes.areMissedBetsOpen === true && selectMissedBets(state) !== null;

/** How many rounds went by, and in how many of them the player had bets. */
export function missedRoundsText({ rounds, betRounds, areMoreRounds }: MissedBets): string {
  const text = areMoreRounds ? km.missedBets.atLeastRounds : km.missedBets.rounds;
  return text(formatAmount(rounds), formatAmount(betRounds));
}

/**
 * The current round and the one before, whose results may still come late, as far as their outcome is among the missed bets
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
