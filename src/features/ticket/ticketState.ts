import type { TicketMemory } from './ticket';

/** The amount that is being changed: of one line, or of all lines that are not placed. */
export interface AmountEdit {
  lineId: string | null;
  text: string;
}

/** What is typed into the field for numbers. */
export interface TicketEntry {
  text: string;
  /** A press has left it, because it can't be read. */
  isUnread?: true;
}

/** What adding several numbers did. */
export interface Addition {
  added: number;
  /** They are in the ticket already. */
  repeated: number;
  /** The ticket is full. */
  left: number;
}

export interface TicketState extends TicketMemory {
  isOpen: boolean;
  edit: AmountEdit | null;
  /** The last addition, until the ticket changes otherwise. */
  addition: Addition | null;
  /** The text of the field for numbers; none if absent. */
  entry?: TicketEntry;
  /** What the player has chosen for typed numbers in this ticket, in riel; nothing if absent. */
  entryAmount?: number;
  /** False if the browser does not store the lines: a reload forgets them. */
  isKept: boolean;
}

/** The state at start, with what this browser remembers of the player. */
export function initialTicket(memory: TicketMemory): TicketState {
  return { ...memory, isOpen: false, edit: null, addition: null, isKept: true };
}
