import type { Receipt } from '../receipts/receipt';
import type { StakedLine, TicketStop } from '../bets/ticketRun';

/** A line of the ticket. */
export interface TicketLine extends StakedLine {
  /** The receipt of the last stake that was sent for it; null before the first. */
  receiptId: string | null;
}

/**
 * What became of a line.
 * - `waiting`: nothing was sent, or nothing was stored
 * - `refused`: the server said no, so nothing was stored
 * - `sending`: its request is in flight
 * - `unclear`: it was sent, and nothing says yet whether it was stored
 * - `placed`: the server has it
 */
export type LineStatus = 'waiting' | 'refused' | 'sending' | 'unclear' | 'placed';

/**
 * The status of a line by its receipt, which alone says what became of a stake. Without that receipt
 * it is unknown, so the line is never sent again.
 *
 * @param receipt the receipt of the line's `receiptId`; undefined if it is gone
 */
export function statusOfLine(
  { receiptId }: Pick<TicketLine, 'receiptId'>,
  receipt: Receipt | undefined,
): LineStatus {
  if (receiptId === null) return 'waiting';
  switch (receipt?.state) {
    case 'sending':
      return 'sending';
    case 'accepted':
    case 'placed':
      return 'placed';
    case 'refused':
      return 'refused';
    case 'notPlaced':
      return 'waiting';
    default:
      return 'unclear';
  }
}

/** Whether a press may send the line: the server surely does not have it. */
export function isSendable(status: LineStatus): boolean {
  return status === 'waiting' || status === 'refused';
}

/** The sending of the lines that one press confirmed. */
export interface TicketRun {
  id: string;
  /** The confirmed lines, without those that were placed and have left the ticket. */
  lineIds: string[];
  /** How many of them have left it. */
  cleared: number;
  isSending: boolean;
  /** Null while it is being sent, and once each line was. */
  stop: TicketStop | null;
}

/** What was sent of a ticket, so that it can be filled in again. It proves nothing: the receipts do. */
interface SentTicket {
  roundId: number;
  /** Without those that were refused; as many as a ticket can have. */
  lines: StakedLine[];
}

/** What the browser remembers of a ticket over a reload and a login. */
export interface TicketMemory {
  /** The round that the player saw while filling it; only the player changes it. Null without lines. */
  roundId: number | null;
  lines: TicketLine[];
  run: TicketRun | null;
  /** Of this ticket or, while it has no line, of the one before; none if absent. */
  sent?: SentTicket | undefined;
}

export const emptyTicket: TicketMemory = { roundId: null, lines: [], run: null };

/** A ticket that was restored: nothing is sent without a new press. */
export function ticketAfterReload({ run, ...ticket }: TicketMemory): TicketMemory {
  if (!run?.isSending) return { ...ticket, run };
  return { ...ticket, run: { ...run, isSending: false, stop: { kind: 'interrupted' } } };
}
