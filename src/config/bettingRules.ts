/** Betting closes, and the countdown is red, at this many seconds left (specification section 9). */
export const closedAtSeconds = 5;
/** The countdown is orange at this many seconds left (specification section 9). */
export const warnAtSeconds = 15;
/** The longest number of a bet, in digits (specification section 9). */
export const longestNumber = 3;
/** The most lines of a ticket. */
export const mostLines = 50;
