import type { Action } from '@reduxjs/toolkit';
import type { RootState } from '../../store/rootState';
import type { Stake } from '../../features/bets/betsApi';
import { betsEvents } from '../../features/bets/betsSlice';
import { isSendable } from '../../features/bets/ticket/ticket';
import { selectProgress } from '../../features/bets/ticket/ticketDialogSelectors';
import { selectLines } from '../../features/bets/ticket/ticketSelectors';
import type { TicketLine } from '../../features/bets/ticket/ticket';
import type { LineView } from '../../features/bets/ticket/ticketSelectors';
import { selectIsTicketSending, ticketEvents } from '../../features/bets/ticket/ticketSlice';
import { isReportedAsPlaced } from './checkInvariants';
import { keyOf } from './serverBets';

/** Why a stake must not be sent in a state; null if it may. */
type ReasonToHold = (stake: Stake) => string | null;

/** Checks what the ticket of a tab sends, and what it says of its lines, over reloads. */
export class TicketChecker {
  sentLines = 0;
  /** The lines that the last press confirmed and that were not sent since. */
  private readonly waiting = new Map<string, Stake>();
  /**
   * The lines of that press whose outcome the ticket tells, also of those that were taken out since; null
   * after a reload that could not restore the ticket.
   */
  private pressed: Set<string> | null = new Set();
  /** The receipt of the last stake of each line. */
  private readonly receiptIds = new Map<string, string>();

  /** The receipt that the line of a stake had before it. */
  private readonly earlierIds = new Map<string, string | null>();
  /** The receipts of stakes that were not sent because they could not be stored. */
  private readonly notSent = new Set<string>();
  /** The storage has lost the ticket, or holds an older one. */
  private isForgetful = false;

  /** The storage could not keep the ticket: what it restores says nothing of the last press. */
  forget(): void {
    this.isForgetful = true;
    this.pressed = null;
  }

  /** A new page sends nothing of a press on the page before. */
  observeLoad(): void {
    this.waiting.clear();
  }

  /** What is wrong with a state after an action; null if nothing. */
  problemAfter(
    action: Action,
    state: RootState,
    before: RootState,
    reasonToHold: ReasonToHold,
  ): string | null {
    this.observePress(action, before);
    const problem = this.problemOfSending(action, before, reasonToHold);
    if (!selectIsTicketSending(state)) this.waiting.clear();
    return problem ?? problemOfRound(action, state, before) ?? this.problemOfLines(state);
  }

  /** What is wrong once every stake is decided; null if nothing. */
  problemAtEnd(state: RootState): string | null {
    const hasReceipt = ({ receiptId }: TicketLine) =>
      state.bets.receipts.some(({ id }) => id === receiptId);
    const open = selectLines(state).find(
      ({ line, status }) =>
        status === 'sending' || (status === 'unclear' && (!this.isForgetful || hasReceipt(line))),
    );
    return open ? `a line of the ticket is still ${open.status}` : null;
  }

  private observePress(action: Action, before: RootState): void {
    // A second press while lines are being sent confirms nothing.
    if (!ticketEvents.confirmed.match(action) || selectIsTicketSending(before)) return;
    const { roundId, lines } = action.payload;
    this.pressed = new Set();
    this.waiting.clear();
    for (const { id, number, amount } of lines) {
      // A press on an old screen may confirm lines that have left the ticket.
      if (before.ticket.lines.some((line) => line.id === id)) this.pressed.add(id);
      this.waiting.set(id, { roundId, number, amount });
    }
  }

  private problemOfSending(
    action: Action,
    before: RootState,
    reasonToHold: ReasonToHold,
  ): string | null {
    if (betsEvents.betRefused.match(action) && action.payload.kind === 'notSent')
      this.notSent.add(action.payload.receiptId);
    if (!betsEvents.betSent.match(action)) return null;
    const { lineId, receiptId, stake } = action.payload;
    if (lineId === undefined) return null;
    const confirmed = this.waiting.get(lineId);
    const view = selectLines(before).find(({ line }) => line.id === lineId);
    this.sentLines += 1;
    this.waiting.delete(lineId);
    this.earlierIds.set(receiptId, this.receiptIds.get(lineId) ?? null);
    this.receiptIds.set(lineId, receiptId);
    const sent = `${keyOf(stake)} of the ticket is sent`;
    if (confirmed === undefined) return `${sent} without a press`;
    if (keyOf(confirmed) !== keyOf(stake)) return `${sent}, ${keyOf(confirmed)} was confirmed`;
    if (view === undefined || !isSendable(view.status)) return `${sent} although it may be placed`;
    if (before.ticket.run?.stop) return `${sent} after the press on stop`;
    const reason = reasonToHold(stake);
    return reason && `${sent} although ${reason}`;
  }

  private problemOfLines(state: RootState): string | null {
    for (const view of selectLines(state)) {
      const problem = this.problemOfLine(view, state);
      if (problem !== null) return `a line of the ticket ${problem}`;
    }
    const progress = selectProgress(state);
    if (this.pressed === null) return null;
    const placed = state.bets.receipts.filter(isReportedAsPlaced).map(({ id }) => id);
    const isPlaced = (lineId: string) => placed.includes(this.receiptIds.get(lineId) ?? '');
    const truth = [...this.pressed].filter(isPlaced).length;
    if (progress === null || progress.placed === truth) return null;
    return `the ticket says that ${progress.placed} lines are placed, which ${truth} are`;
  }

  private problemOfLine({ line, status, sentRoundId }: LineView, state: RootState): string | null {
    let receiptId = this.receiptIds.get(line.id) ?? null;
    while (line.receiptId !== receiptId && receiptId !== null && this.notSent.has(receiptId))
      receiptId = this.earlierIds.get(receiptId) ?? null;
    if (line.receiptId !== receiptId) return 'names another receipt than its own';
    if (receiptId === null) return status === 'waiting' ? null : `is ${status} before it was sent`;
    const receipt = state.bets.receipts.find(({ id }) => id === receiptId);
    if (receipt === undefined)
      return isSendable(status) ? 'can be sent, its receipt is gone' : null;
    const isSurelyOut = receipt.state === 'refused' || receipt.state === 'notPlaced';
    if (isSendable(status) !== isSurelyOut) return `is ${status}, its stake is ${receipt.state}`;
    if ((status === 'placed') !== isReportedAsPlaced(receipt))
      return `is ${status}, its stake is ${receipt.state}`;
    if (isSendable(status)) return null;
    const shown: Stake = { ...line, roundId: sentRoundId ?? 0 };
    const isTrue = keyOf(shown) === keyOf(receipt.stake);
    return isTrue ? null : `shows ${keyOf(shown)}, ${keyOf(receipt.stake)} was sent`;
  }
}

/** Only a press moves the lines to another round; a line of an earlier round takes the others there. */
function problemOfRound(action: Action, { ticket }: RootState, before: RootState): string | null {
  const [round, roundBefore] = [ticket.roundId, before.ticket.roundId];
  if (round === null || roundBefore === null || round <= roundBefore) return null;
  const isOther = ticket.lines.every(({ id }) => before.ticket.lines.every((one) => one.id !== id));
  if (isOther || ticketEvents.movedToRound.match(action)) return null;
  return `the ticket moved from round ${roundBefore} to ${round} without a press`;
}
