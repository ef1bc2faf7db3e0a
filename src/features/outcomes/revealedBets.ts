import { createSelector } from '@reduxjs/toolkit';
import { selectBets } from '../bets/betsSelectors';
import { selectIsListPartial } from '../bets/betsSlice';
import type { Bet } from '../../domain/bet';
import { selectReveal } from '../game/gameSelectors';
import { shownDigits } from '../game/reveal';
import { digitMatches } from '../../domain/settlement';
import type { DigitMatch } from '../../domain/settlement';
import { outcomeOf, sumOfBets } from '../../domain/outcome';
import type { BetSum, Outcome } from '../../domain/outcome';

/** `beaten`: a revealed digit differs, so the bet can't win any more. */
type RevealedState = 'open' | 'beaten' | 'won' | 'lost' | 'unknown';

/** An own bet in the draw that is on the screen. */
export interface RevealedBet {
  bet: Bet;
  /** For each digit of its number; empty if the number is unreadable. */
  matches: readonly DigitMatch[];
  state: RevealedState;
  /** Null until the last digit is revealed. */
  outcome: Outcome | null;
}

/** Several bets as one line. */
export interface RevealedSum extends Omit<BetSum, 'outcome'> {
  /** Null until the last digit is revealed. */
  outcome: Outcome | null;
}

/** Bets as one line that unfolds. */
export interface RevealedGroup {
  bets: readonly RevealedBet[];
  sum: RevealedSum;
}

/** The own bets of the revealed round. */
export interface RevealedBets {
  /** The winners first once the draw is decided. */
  rows: readonly RevealedBet[];
  /** Those that lost, as one line below the others; null before the last digit, or if a few bets all lost. */
  lost: RevealedGroup | null;
  /** The bets that are in neither; null if there are none. */
  rest: RevealedGroup | null;
  total: RevealedSum;
}

/** Up to this number of bets have a row each and keep their places until some have lost and some not. */
const mostInPlace = 8;
/** Of more bets, at most this number that can win or have won have a row. */
const mostRows = 20;

/** The own bets in the draw on the screen, as far as its digits are revealed; null without any. */
export const selectRevealedBets = createSelector(
  selectReveal,
  selectBets,
  selectIsListPartial,
  (reveal, bets, isPartial): RevealedBets | null => {
    if (reveal === null || bets === undefined) return null;
    const own = bets.filter(({ roundId }) => roundId === reveal.roundId);
    if (own.length === 0) return null;
    const shown = shownDigits(reveal);
    const digits = reveal.revealedCount === shown.length ? reveal.digits : null;
    const all = own.map((bet) => revealedBet(bet, shown, digits));
    const losers = all.filter(isLost);
    const isMixed = losers.length > 0 && losers.length < all.length;
    const isInPlace = all.length <= mostInPlace && !isMixed;
    const rows = isInPlace ? all : promising(all).slice(0, mostRows);
    const folded = isInPlace ? [] : losers;
    const others = all.filter((one) => !rows.includes(one) && !folded.includes(one));
    const sumOf = (some: readonly RevealedBet[]): RevealedSum => {
      const sum = sumOfBets(
        some.map(({ bet }) => bet),
        isPartial,
        digits,
      );
      return digits === null ? { ...sum, outcome: null } : sum;
    };
    const groupOf = (some: readonly RevealedBet[]): RevealedGroup | null =>
      some.length === 0 ? null : { bets: some, sum: sumOf(some) };
    return {
      rows,
      lost: groupOf(folded),
      rest: groupOf(others),
      total: sumOf(all),
    };
  },
);

/** @param digits all three; null until the last one is revealed */
function revealedBet(
  bet: Bet,
  shown: readonly (string | null)[],
  digits: string | null,
): RevealedBet {
  const matches = bet.number === null ? [] : digitMatches(bet.number, shown);
  if (digits === null) {
    return { bet, matches, state: matches.includes('miss') ? 'beaten' : 'open', outcome: null };
  }
  const outcome = outcomeOf(bet, digits);
  const { payout } = outcome;
  if (payout === null) return { bet, matches, state: 'unknown', outcome };
  return { bet, matches, state: payout > 0 ? 'won' : 'lost', outcome };
}

const isLost = ({ state }: RevealedBet) => state === 'lost';

/** The winners, then those that can still win or whose outcome is unknown. */
function promising(all: readonly RevealedBet[]): RevealedBet[] {
  const others = all.filter((one) => one.state !== 'beaten' && !isLost(one));
  const isWon = ({ state }: RevealedBet) => state === 'won';
  return [...others.filter(isWon), ...others.filter((one) => !isWon(one))];
}

/** Whether the round ended with more than was staked, by the server's own figures. */
export function isCelebrated({ total }: RevealedBets): boolean {
  if (total.outcome === null) return false;
  const { net, isExpected } = total.outcome;
  return net !== null && net > 0 && !isExpected;
}
