import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { playerDataDiscarded, sessionEnded } from '../../../api/apiEvents';
import { mostLines } from '../../../config/bettingRules';
import { betsEvents } from '../betsSlice';
import { emptyTicket } from './ticket';
import type { StakedLine, TicketMemory, TicketRun, TicketStop } from './ticket';

/** The amount that is being changed: of one line, or of all lines that are not placed. */
export interface AmountEdit {
  lineId: string | null;
  text: string;
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
  /** The player's favourite numbers in this browser, in the order of their marking. */
  favourites: string[];
  /** False if the browser does not store the lines: a reload forgets them. */
  isKept: boolean;
}

declare module '../../../store/rootState' {
  interface RootState {
    ticket: TicketState;
  }
}

/** The state at start, with what this browser remembers of the player. */
export function initialTicket(memory: TicketMemory, favourites: string[]): TicketState {
  return { ...memory, isOpen: false, edit: null, addition: null, favourites, isKept: true };
}

const ticketSlice = createSlice({
  name: 'ticket',
  initialState: initialTicket(emptyTicket, []),
  reducers: {
    /** `placedIds` of the lines that the server has: they leave the ticket. */
    opened(state, { payload }: PayloadAction<{ placedIds: string[] }>) {
      clearPlaced(state, payload.placedIds);
      state.isOpen = true;
    },
    /** The same when it is closed; while it is being sent it stays open. */
    closed(state, { payload }: PayloadAction<{ placedIds: string[] }>) {
      if (isSending(state)) return;
      clearPlaced(state, payload.placedIds);
      state.isOpen = false;
      state.edit = null;
      state.addition = null;
    },
    /** Numbers were chosen in the ticket; those that it has already are left out. */
    numbersAdded(state, { payload }: PayloadAction<{ roundId: number; lines: StakedLine[] }>) {
      if (isSending(state)) return;
      const addition: Addition = { added: 0, repeated: 0, left: 0 };
      for (const { id, number, amount } of payload.lines) {
        if (state.lines.some((line) => line.number === number)) addition.repeated += 1;
        else if (state.lines.length >= mostLines) addition.left += 1;
        else {
          state.lines.push({ id, number, amount, receiptId: null });
          addition.added += 1;
        }
      }
      if (addition.added > 0) belongTo(state, payload.roundId);
      state.addition = addition;
    },
    lineRemoved(state, { payload }: PayloadAction<{ lineId: string }>) {
      if (!isSending(state)) dropLines(state, [payload.lineId]);
    },
    cleared(state) {
      if (isSending(state)) return;
      dropLines(
        state,
        state.lines.map(({ id }) => id),
      );
    },
    /** The text of an amount that is being changed; `lineId` null for all lines. */
    amountEdited(state, { payload }: PayloadAction<AmountEdit>) {
      if (!isSending(state)) state.edit = payload;
    },
    amountEditEnded(state) {
      state.edit = null;
    },
    /** Lines get an amount in riel. */
    amountChosen(state, { payload }: PayloadAction<{ lineIds: string[]; amount: number }>) {
      state.edit = null;
      if (isSending(state)) return;
      for (const line of state.lines) {
        if (payload.lineIds.includes(line.id)) line.amount = payload.amount;
      }
      state.addition = null;
    },
    /** Only the player moves the lines to another round. */
    movedToRound(state, { payload }: PayloadAction<{ roundId: number }>) {
      if (!isSending(state)) state.roundId = payload.roundId;
    },
    /** The press that confirms the lines on the screen. The listener sends them one after the other. */
    confirmed(
      state,
      { payload }: PayloadAction<{ runId: string; roundId: number; lines: StakedLine[] }>,
    ) {
      if (isSending(state)) return;
      const lineIds = payload.lines.map(({ id }) => id);
      state.run = { id: payload.runId, lineIds, cleared: 0, isSending: true, stop: null };
      state.edit = null;
      state.addition = null;
    },
    stopPressed(state) {
      if (state.run?.isSending) state.run.stop = { kind: 'stopped' };
    },
    /** The lines that follow are not sent. */
    stopped({ run }, { payload }: PayloadAction<{ stop: TicketStop }>) {
      stop(run, payload.stop);
    },
    /** The last line was placed. */
    sent({ run }) {
      stop(run, null);
    },
    /** The browser stores the lines from now on, or no longer. */
    storageChanged(state, { payload }: PayloadAction<{ isKept: boolean }>) {
      state.isKept = payload.isKept;
    },
    /** They were read from the storage, which another tab may have changed. */
    favouritesRead(state, { payload }: PayloadAction<{ numbers: string[] }>) {
      state.favourites = payload.numbers;
    },
    /** A player signed in without a reload; this is what the browser remembers of them. */
    memoryRead: (
      _state,
      { payload }: PayloadAction<{ ticket: TicketMemory; favourites: string[] }>,
    ) => initialTicket(payload.ticket, payload.favourites),
  },
  extraReducers: (builder) => {
    builder
      .addCase(betsEvents.addedToTicket, (state, { payload }) => {
        const { lineId: id, roundId, number, amount } = payload;
        if (isSending(state) || state.lines.length >= mostLines) return;
        state.lines.push({ id, number, amount, receiptId: null });
        belongTo(state, roundId);
        state.addition = null;
      })
      .addCase(betsEvents.betSent, (state, { payload }) => {
        const line = state.lines.find(({ id }) => id === payload.lineId);
        if (line) line.receiptId = payload.receiptId;
      })
      // A stake is in the ticket or in the slip, so that no press sends both.
      .addCase(betsEvents.slipReopened, (state, { payload: { receiptId } }) => {
        const line = state.lines.find((one) => one.receiptId === receiptId);
        if (line) dropLines(state, [line.id]);
      })
      .addCase(betsEvents.betRefused, ({ run }, { payload: { lineId, message, kind } }) => {
        if (lineId === undefined) return;
        stop(run, { kind: kind === 'notSent' ? kind : 'refused', message });
      })
      .addCase(betsEvents.betUnanswered, ({ run }, { payload: { lineId } }) => {
        if (lineId !== undefined) stop(run, { kind: 'unclear' });
      })
      .addCase(sessionEnded, () => initialTicket(emptyTicket, []))
      .addCase(playerDataDiscarded, () => initialTicket(emptyTicket, []));
  },
  selectors: {
    selectTicket: (ticket) => ticket,
    selectIsTicketOpen: ({ isOpen }) => isOpen,
    selectIsTicketSending: (ticket) => isSending(ticket),
    selectFavourites: ({ favourites }) => favourites,
  },
});

function isSending({ run }: TicketState): boolean {
  return run?.isSending === true;
}

function stop(run: TicketRun | null, reason: TicketStop | null): void {
  if (run === null) return;
  run.isSending = false;
  run.stop = reason;
}

function clearPlaced(state: TicketState, ids: readonly string[]): void {
  if (isSending(state)) return;
  const { run } = state;
  if (run) {
    const before = run.lineIds.length;
    run.lineIds = run.lineIds.filter((id) => !ids.includes(id));
    run.cleared += before - run.lineIds.length;
  }
  dropLines(state, ids);
}

function dropLines(state: TicketState, ids: readonly string[]): void {
  if (ids.length === 0) return;
  noteRemoved(state, ids);
  state.lines = state.lines.filter(({ id }) => !ids.includes(id));
  state.addition = null;
  if (ids.includes(state.edit?.lineId ?? '')) state.edit = null;
  if (state.lines.length > 0) return;
  state.roundId = null;
  state.run = null;
}

/** A stake that is found after its line was removed still counts as placed. */
function noteRemoved({ run, lines }: TicketState, ids: readonly string[]): void {
  for (const { id, receiptId } of lines) {
    if (run === null || receiptId === null || !ids.includes(id)) continue;
    if (run.lineIds.includes(id)) (run.removedReceiptIds ??= []).push(receiptId);
  }
}

/** Lines of an earlier round stay there until the player moves them, and so does a line that joins them. */
function belongTo(state: TicketState, roundId: number): void {
  state.roundId = Math.min(state.roundId ?? roundId, roundId);
}

export const ticketReducer = ticketSlice.reducer;
export const ticketEvents = {
  ...ticketSlice.actions,
  /** It is this line's turn; `number` counts from 1. */
  lineReached: createAction<{ lineId: string; number: number }>('ticket/lineReached'),
  favouriteToggled: createAction<{ number: string }>('ticket/favouriteToggled'),
};
export const { selectTicket, selectIsTicketOpen, selectIsTicketSending, selectFavourites } =
  ticketSlice.selectors;
