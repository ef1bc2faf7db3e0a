import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../store/rootState';
import { chipAmounts, mostLines } from '../../config/bettingRules';
import { selectIsTicketSending, selectReceipts, selectSlip } from '../bets/betsSlice';
import { isLive } from '../receipts/receipt';
import type { Receipt } from '../receipts/receipt';
import { isOtherRound } from '../bets/blockReasons';
import { selectBetLimit } from '../game/gameSelectors';
import { selectBalance } from '../session/sessionSlice';
import { isSendable, statusOfLine } from './ticket';
import type { LineStatus, TicketLine } from './ticket';
import { selectIsTicketOpen, selectTicket } from './ticketSlice';

/** A line with what became of it. */
export interface LineView {
  /** With the amount that was sent, once a press can't change it any more. */
  line: TicketLine;
  status: LineStatus;
  /** The round that such a line was sent for; null for one that a press would send. */
  sentRoundId: number | null;
}

/** The lines of the ticket in their order, each with what became of it. */
export const selectLines = createSelector(
  (state: RootState) => selectTicket(state).lines,
  selectReceipts,
  (lines, receipts): LineView[] =>
    lines.map((line) =>
      viewOf(
        line,
        receipts.find(({ id }) => id === line.receiptId),
      ),
    ),
);

/** A stake may be found after its line was changed or moved: the server has what was sent. */
function viewOf(line: TicketLine, receipt: Receipt | undefined): LineView {
  const status = statusOfLine(line, receipt);
  if (receipt === undefined || isSendable(status)) return { line, status, sentRoundId: null };
  const { roundId, amount } = receipt.stake;
  return { line: { ...line, amount }, status, sentRoundId: roundId };
}

/** The lines that a press would send. */
export const selectSendableLines = createSelector(selectLines, (views) =>
  views.filter(({ status }) => isSendable(status)).map(({ line }) => line),
);

/** The ids of the lines that leave the ticket. */
export const selectPlacedIds = createSelector(selectLines, (views) =>
  views.filter(({ status }) => status === 'placed').map(({ line }) => line.id),
);

/** Whether a line that the server does not have yet is for this number. */
export const selectIsInTicket = (state: RootState, number: string): boolean =>
  selectLines(state).some(({ line, status }) => status !== 'placed' && line.number === number);

export const selectIsTicketFull = (state: RootState): boolean =>
  selectTicket(state).lines.length >= mostLines;

/** Whether another line fits into the ticket, which takes none while it is being sent. */
export const selectCanAddToTicket = (state: RootState): boolean =>
  !selectIsTicketSending(state) && !selectIsTicketFull(state);

/** The sums of the lines that a press would send, in riel. `balanceAfter` is null while it is unknown. */
export const selectTicketSums = createSelector(
  selectSendableLines,
  selectBalance,
  (lines, balance) => {
    const total = lines.reduce((sum, { amount }) => sum + amount, 0);
    return {
      count: lines.length,
      total,
      balanceAfter: balance === null ? null : balance - total,
    };
  },
);

/** Whether the lines belong to another round than the current one, so that none may be sent. */
export const selectIsOtherRound = (state: RootState): boolean =>
  isOtherRound(state, selectTicket(state).roundId);

/** The amount of a typed number, in riel: as chosen in this ticket, else the smallest chip within the limits. */
export function selectEntryAmount(state: RootState): number {
  const { minBet } = selectBetLimit(state);
  const smallest = chipAmounts.find((chip) => chip >= minBet) ?? chipAmounts[0];
  return selectTicket(state).entryAmount ?? smallest;
}

/** Whether the player is placing a stake: a slip or the ticket is open, or a stake is being sent or checked. */
export const selectIsStaking = (state: RootState): boolean =>
  selectSlip(state) !== null || selectIsTicketOpen(state) || selectReceipts(state).some(isLive);
