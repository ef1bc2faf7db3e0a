/** Changes of the ticket in a draft of its state. */
import { mostLines } from '../../config/bettingRules';
import type { Stake } from '../../domain/bet';
import type { StakedLine, TicketStop } from '../bets/ticketRun';
import type { TicketRun } from './ticket';
import type { Addition, TicketState } from './ticketState';

export const isSending = ({ run }: TicketState): boolean => run?.isSending === true;

export function stop(run: TicketRun | null, reason: TicketStop | null): void {
  if (run === null) return;
  run.isSending = false;
  run.stop = reason;
}

export function clearPlaced(state: TicketState, ids: readonly string[]): void {
  if (isSending(state)) return;
  const { run } = state;
  if (run) {
    const before = run.lineIds.length;
    run.lineIds = run.lineIds.filter((id) => !ids.includes(id));
    run.cleared += before - run.lineIds.length;
  }
  dropLines(state, ids);
}

export function dropLines(state: TicketState, ids: readonly string[]): void {
  if (ids.length === 0) return;
  state.lines = state.lines.filter(({ id }) => !ids.includes(id));
  state.addition = null;
  if (ids.includes(state.edit?.lineId ?? '')) state.edit = null;
  if (state.lines.length > 0) return;
  state.roundId = null;
  state.run = null;
}

/** Notes a stake of the ticket that is sent now; one for another round forgets those before. */
export function noteSent(state: TicketState, lineId: string, { roundId, ...stake }: Stake): void {
  const others = state.sent?.roundId === roundId ? state.sent.lines : [];
  const lines = [...others.filter(({ id }) => id !== lineId), { id: lineId, ...stake }];
  state.sent = { roundId, lines: lines.slice(-mostLines) };
}

export function forgetSent(state: TicketState, lineId: string): void {
  if (!state.sent) return;
  state.sent.lines = state.sent.lines.filter(({ id }) => id !== lineId);
  if (state.sent.lines.length === 0) delete state.sent;
}

/** Lines of an earlier round stay there until the player moves them, and so does a line that joins them. */
export function belongTo(state: TicketState, roundId: number): void {
  state.roundId = Math.min(state.roundId ?? roundId, roundId);
}

/**
 * Numbers become lines; those that the ticket has are left out.
 *
 * @returns the numbers that found no room
 */
export function addLines(
  state: TicketState,
  { roundId, lines }: { roundId: number; lines: readonly StakedLine[] },
): string[] {
  const left: string[] = [];
  const addition: Addition = { added: 0, repeated: 0, left: 0 };
  for (const { id, number, amount } of lines) {
    if (state.lines.some((line) => line.number === number)) addition.repeated += 1;
    else if (state.lines.length >= mostLines) left.push(number);
    else {
      state.lines.push({ id, number, amount, receiptId: null });
      addition.added += 1;
    }
  }
  addition.left = left.length;
  if (addition.added > 0) belongTo(state, roundId);
  state.addition = lines.length > 0 ? addition : null;
  return left;
}

/** What no press has read stays in the field. */
export function keepEntry(state: TicketState, unread: string, left: readonly string[]): void {
  const text = [unread, ...left].filter((part) => part !== '').join(' ');
  if (text === '') delete state.entry;
  else state.entry = unread === '' ? { text } : { text, isUnread: true };
}
