import { createSelector } from '@reduxjs/toolkit';
import type { Bet } from '../bets/betsApi';
import { selectBets } from '../bets/betsSelectors';
import { selectIsListPartial } from '../bets/betsSlice';
import { selectDrawnResults, selectRollingRoundId } from '../game/gameSelectors';
import { sumOfBets } from './outcome';
import type { BetSum } from './outcome';
import { selectOpenPastRoundId } from './outcomesSlice';

/** The own bets of a drawn round. */
export interface OwnBets extends BetSum {
  /** At least one, newest first. */
  bets: readonly Bet[];
}

/** A drawn round at a glance. */
export interface PastRound {
  roundId: number;
  /** The three drawn digits; null if they are unreadable. */
  digits: string | null;
  /** Null without own bets, and until the list of bets is loaded. */
  own: OwnBets | null;
}

/** How many rounds the history shows. */
export const shownRounds = 10;

/**
 * The newest drawn rounds, newest first, each with what became of the player's own bets; undefined
 * before the first response. A round is left out while its reels roll, so that it doesn't give them away.
 */
export const selectRoundHistory = createSelector(
  selectDrawnResults,
  selectBets,
  selectIsListPartial,
  selectRollingRoundId,
  (results, bets, isPartial, rollingRoundId): PastRound[] | undefined => {
    if (results === undefined) return undefined;
    return results
      .filter(({ roundId }) => roundId !== rollingRoundId)
      .slice(0, shownRounds)
      .map(({ roundId, digits }) => ({
        roundId,
        digits,
        own: bets ? ownBetsOf(roundId, bets, isPartial, digits) : null,
      }));
  },
);

function ownBetsOf(
  roundId: number,
  all: readonly Bet[],
  isPartial: boolean,
  digits: string | null,
): OwnBets | null {
  const bets = all.filter((bet) => bet.roundId === roundId);
  return bets.length === 0 ? null : { bets, ...sumOfBets(bets, isPartial, digits) };
}

/** The round whose bets are open in the history; null if none are, or if it is no longer listed. */
export const selectOpenPastRound = createSelector(
  selectRoundHistory,
  selectOpenPastRoundId,
  (rounds, openId) => rounds?.find(({ roundId, own }) => roundId === openId && own) ?? null,
);
