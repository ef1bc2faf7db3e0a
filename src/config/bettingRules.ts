/** Betting closes, and the countdown is red, at this many seconds left (specification section 9). */
export const closedAtSeconds = 5;
/**
 * Why betting on the current round is closed.
 * - `disconnected`: no connection to the broadcaster
 * - `roundUnsynced`: the round is not synchronised with the server since the connection opened
 * - `roundUnknown`: the server has not named a round
 * - `drawn`: the draw has begun
 * - `timeUp`: {@link closedAtSeconds} or fewer seconds are left, or no countdown has come
 */
export type RoundBlockReason =
  'disconnected' | 'roundUnsynced' | 'roundUnknown' | 'drawn' | 'timeUp';
/** `connecting`: no countdown has closed betting, but the round can't be followed until the connection is back. */
export type BettingState = 'open' | 'closed' | 'connecting';
/** The countdown is orange at this many seconds left (specification section 9). */
export const warnAtSeconds = 15;
/** The longest number of a bet, in digits (specification section 9). */
export const longestNumber = 3;
/** The chips of specification section 9, in riel; Alt+1 … Alt+5 stand for them in this order. */
export const chipAmounts = [1000, 5000, 10000, 20000, 50000] as const;
/** The most lines of a ticket. */
export const mostLines = 50;
