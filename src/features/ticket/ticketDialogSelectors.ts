/** What only the open ticket shows, so that it loads with it. */
import { createSelector } from '@reduxjs/toolkit';
import { closedAtSeconds } from '../../config/bettingRules';
import type { RootState } from '../../store/rootState';
import { stakeWarning } from '../bets/slip/amountSchema';
import { usualDelayMs } from '../connection/latency';
import { selectBetLimit, selectRoundId, selectSecondsLeft } from '../game/gameSelectors';
import { selectBalance } from '../session/sessionSlice';
import { selectPlacedIds, selectSendableLines } from './ticketSelectors';
import { selectTicket } from './ticketSlice';

/** How many of the lines that one press confirmed are placed, and of how many; null before the first press. */
export const selectProgress = createSelector(
  selectPlacedIds,
  selectTicket,
  (placedIds, { run }) => {
    if (run === null) return null;
    const { lineIds, cleared } = run;
    const placed = cleared + lineIds.filter((id) => placedIds.includes(id)).length;
    return { placed, total: cleared + lineIds.length };
  },
);

/**
 * The warning of each line that a press would send, in their order, if those before it are placed; empty for a
 * line without one. One text, so that it is compared by its value.
 */
export function selectLineWarnings(state: RootState): string {
  const balance = selectBalance(state);
  const limits = selectBetLimit(state);
  let before = 0;
  const warnings = selectSendableLines(state).map(({ amount }) => {
    const left = balance === null ? null : balance - before;
    before += amount;
    return stakeWarning(amount, { ...limits, balance: left }) ?? '';
  });
  return warnings.join('\n');
}

/**
 * How many lines can be filled in again, and for which round: the current one or, while that is the round that
 * they were sent for, the next one, for which the press has to wait. Null while another line is in the ticket.
 */
export const selectRepetition = createSelector(
  selectTicket,
  selectPlacedIds,
  selectRoundId,
  ({ sent, lines }, placedIds, current) => {
    if (!sent || lines.some(({ id }) => !placedIds.includes(id))) return null;
    const isOpen = current !== null && current !== sent.roundId;
    return { count: sent.lines.length, roundId: isOpen ? current : sent.roundId + 1, isOpen };
  },
);

/**
 * How many of the lines that a press would send can be sent before betting closes, by the usual delay; null if
 * all can, or while the delay is unknown.
 *
 * @param now the app's clock in milliseconds
 */
export function selectFittingLines(state: RootState, now: number): number | null {
  const delayMs = usualDelayMs(state.connection.roundTripsMs);
  if (delayMs === null) return null;
  const msLeft = Math.max(0, selectSecondsLeft(state, now) - closedAtSeconds) * 1000;
  const fitting = Math.floor(msLeft / Math.max(1, delayMs));
  return fitting < selectSendableLines(state).length ? fitting : null;
}
