/** What a ticket, a later feature, tells the bets: its lines are sent one after the other. */
import { createAction } from '@reduxjs/toolkit';
import type { Stake } from '../../domain/bet';
import type { StakeBlock } from './blockTexts';

/** A line before it is sent. */
export interface StakedLine extends Omit<Stake, 'roundId'> {
  id: string;
}

/** Why a ticket was not sent to its last line. */
export type TicketStop =
  /** A rule of the single bet stopped the line, such as the closing time. */
  | { kind: 'blocked'; block: StakeBlock }
  /** The server refused the line. `message` is the server's; null if it sent none. */
  | { kind: 'refused'; message: string | null }
  /** The request of the line never left the page. `message` says why. */
  | { kind: 'notSent'; message: string | null }
  /** Nothing says whether the line was stored. */
  | { kind: 'unclear' }
  /** The player pressed stop. */
  | { kind: 'stopped' }
  /** The page was reloaded, or the session ended. */
  | { kind: 'interrupted' }
  /** The line is no longer what the player confirmed. */
  | { kind: 'changed' };

export const ticketRunEvents = {
  /** Confirms the lines on the screen. The listener sends them one after the other. */
  confirmed: createAction<{ runId: string; roundId: number; lines: StakedLine[] }>(
    'ticket/confirmed',
  ),
  /** The lines that follow are not sent. */
  stopped: createAction<{ stop: TicketStop }>('ticket/stopped'),
  /** The last line was placed. */
  sent: createAction('ticket/sent'),
};
