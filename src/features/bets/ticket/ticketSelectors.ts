import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../../store/rootState';
import { mostLines } from '../../../config/bettingRules';
import { betTypeOf } from '../../../domain/drawnNumber';
import { chipAmounts } from '../../../ui/chips/ChipRow';
import { stakeWarning } from '../receipts/betMessages';
import { selectBets } from '../betsSelectors';
import { selectReceipts } from '../betsSlice';
import type { Receipt } from '../receipts/receipt';
import { isOtherRound } from '../stakeBlocks';
import { usualDelayMs } from '../../connection/latency';
import { selectBetLimit, selectOdds, selectSecondsLeft } from '../../game/gameSelectors';
import { selectLimitBlock } from '../limits/limitSelectors';
import { limitBlockText } from '../limits/limitTexts';
import { selectBalance } from '../../session/sessionSlice';
import { isSendable, statusOfLine } from './ticket';
import type { LineStatus, TicketLine } from './ticket';
import { selectIsTicketSending, selectTicket } from './ticketSlice';
import { bestPrize, linesInTime, totalOf } from './ticketTotals';

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

/** The ids of the lines that leave the ticket: no list is fetched any more for what became of them. */
export const selectPlacedIds = createSelector(selectLines, selectReceipts, (views, receipts) => {
  const checkedIds = receipts.filter(({ check }) => check !== null).map(({ id }) => id);
  return views
    .filter(({ line, status }) => status === 'placed' && !checkedIds.includes(line.receiptId ?? ''))
    .map(({ line }) => line.id);
});

/** The numbers of all lines, also of those that the server has. */
export const selectTicketNumbers = createSelector(
  (state: RootState) => selectTicket(state).lines,
  (lines) => new Set(lines.map(({ number }) => number)),
);

/** Whether a line that the server does not have yet is for this number. */
export const selectIsInTicket = (state: RootState, number: string): boolean =>
  selectLines(state).some(({ line, status }) => status !== 'placed' && line.number === number);

/** Whether another line fits into the ticket, which takes none while it is being sent. */
export const selectCanAddToTicket = (state: RootState): boolean =>
  !selectIsTicketSending(state) && selectTicket(state).lines.length < mostLines;

/** The sums of the lines that a press would send, in riel. `balanceAfter` is null while it is unknown. */
export const selectTicketSums = createSelector(
  selectSendableLines,
  selectOdds,
  selectBalance,
  (lines, odds, balance) => {
    const total = totalOf(lines);
    return {
      count: lines.length,
      total,
      prize: bestPrize(lines, odds),
      balanceAfter: balance === null ? null : balance - total,
    };
  },
);

/** How many of the lines that one press confirmed are placed, and of how many; null before the first press. */
export const selectProgress = createSelector(
  selectLines,
  selectReceipts,
  selectTicket,
  (views, receipts, { run }) => {
    if (run === null) return null;
    const { lineIds, cleared, removedReceiptIds = [] } = run;
    const listed = views.filter(
      ({ line, status }) => status === 'placed' && lineIds.includes(line.id),
    );
    const removed = receipts.filter(
      (receipt) =>
        removedReceiptIds.includes(receipt.id) &&
        statusOfLine({ receiptId: receipt.id }, receipt) === 'placed',
    );
    const placed = cleared + listed.length + removed.length;
    return { placed, total: cleared + lineIds.length };
  },
);

/** Whether the lines belong to another round than the current one, so that none may be sent. */
export const selectIsOtherRound = (state: RootState): boolean =>
  isOtherRound(state, selectTicket(state).roundId);

/**
 * The warning of each line that a press would send, in their order, if those before it are placed;
 * empty for none. One text, so that it is compared by its value.
 *
 * @param now the app's clock in milliseconds
 */
export function selectLineWarnings(state: RootState, now: number): string {
  const balance = selectBalance(state);
  const limits = selectBetLimit(state);
  let before = 0;
  const warnings = selectSendableLines(state).map(({ amount }) => {
    const block = selectLimitBlock(state, amount, now);
    const left = balance === null ? null : balance - before;
    before += amount;
    return block
      ? limitBlockText(block)
      : (stakeWarning(amount, { ...limits, balance: left }) ?? '');
  });
  return warnings.join('\n');
}

/** How many lines can be sent before betting closes, at the usual delay; null while that is unknown. */
export function selectLinesInTime(state: RootState, now: number): number | null {
  const delayMs = usualDelayMs(state.game.latency?.samplesMs ?? []);
  return linesInTime(selectSecondsLeft(state, now), delayMs);
}

/** The amount in riel of a line whose number is chosen in the ticket: that of the last line, or of the last bet. */
export function selectUsualAmount(state: RootState, number: string): number {
  const type = betTypeOf(number);
  const ofBet = selectBets(state)?.find((bet) => bet.type === type && bet.amount)?.amount;
  return selectTicket(state).lines.at(-1)?.amount ?? ofBet ?? chipAmounts[0];
}
