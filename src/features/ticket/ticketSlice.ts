import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import { mostLines } from '../../config/bettingRules';
import { betsEvents } from '../bets/betsSlice';
import { ticketRunEvents } from '../bets/ticketRun';
import type { StakedLine } from '../bets/ticketRun';
import { emptyTicket } from './ticket';
import type { TicketMemory } from './ticket';
import {
  addLines,
  belongTo,
  clearPlaced,
  dropLines,
  forgetSent,
  isSending,
  keepEntry,
  noteSent,
  stop,
} from './ticketChanges';
import { initialTicket } from './ticketState';
import type { AmountEdit, TicketEntry, TicketState } from './ticketState';

declare module '../../store/rootState' {
  interface RootState {
    ticket: TicketState;
  }
}

const noEntry: TicketEntry = { text: '' };

const ticketSlice = createSlice({
  name: 'ticket',
  initialState: initialTicket(emptyTicket),
  reducers: {
    /** `placedIds` of the lines that the server has: they leave the ticket. */
    opened(state, { payload }: PayloadAction<{ placedIds: string[] }>) {
      clearPlaced(state, payload.placedIds);
      state.isOpen = true;
    },
    /** The same when it is docked: it is not open over the screen. */
    docked(state, { payload }: PayloadAction<{ placedIds: string[] }>) {
      clearPlaced(state, payload.placedIds);
      state.isOpen = false;
    },
    /** The lines that the server has leave the ticket. */
    placedRemoved(state, { payload }: PayloadAction<{ placedIds: string[] }>) {
      clearPlaced(state, payload.placedIds);
    },
    /** The same when it is closed; while it is being sent it stays open. */
    closed(state, { payload }: PayloadAction<{ placedIds: string[] }>) {
      if (isSending(state)) return;
      clearPlaced(state, payload.placedIds);
      state.isOpen = false;
      state.edit = null;
      state.addition = null;
      if (state.lines.length === 0) delete state.entryAmount;
    },
    /** Typed numbers; those that it has already are left out. The `unread` rest stays in the field with what found no room. */
    numbersAdded(
      state,
      { payload }: PayloadAction<{ roundId: number; lines: StakedLine[]; unread?: string }>,
    ) {
      if (isSending(state)) return;
      const left = addLines(state, payload);
      if (payload.unread !== undefined) keepEntry(state, payload.unread, left);
    },
    /** The text of the field for numbers. */
    entryEdited(state, { payload }: PayloadAction<{ text: string }>) {
      if (payload.text === '') delete state.entry;
      else state.entry = payload;
    },
    /** What each typed number costs, in riel. */
    entryAmountChosen(state, { payload }: PayloadAction<{ amount: number }>) {
      state.entryAmount = payload.amount;
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
      const { lineId } = payload;
      // A line that has just left the ticket is shown for a moment.
      const isThere = lineId === null || state.lines.some(({ id }) => id === lineId);
      if (isThere && !isSending(state)) state.edit = payload;
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
    /**
     * The ticket that was sent is filled in again for the round in the press, unless another line is left than
     * those that the server has (`placedIds`). Nothing is sent.
     */
    repeated(
      state,
      { payload }: PayloadAction<{ roundId: number; lines: StakedLine[]; placedIds: string[] }>,
    ) {
      const { roundId, lines, placedIds } = payload;
      if (isSending(state) || state.lines.some(({ id }) => !placedIds.includes(id))) return;
      clearPlaced(state, placedIds);
      state.lines = lines.map((line) => ({ ...line, receiptId: null }));
      state.roundId = roundId;
      state.addition = { added: lines.length, repeated: 0, left: 0 };
    },
    /** Only the player moves the lines to another round. */
    movedToRound(state, { payload }: PayloadAction<{ roundId: number }>) {
      if (!isSending(state)) state.roundId = payload.roundId;
    },
    stopPressed(state) {
      if (state.run?.isSending) state.run.stop = { kind: 'stopped' };
    },
    /** The browser stores the lines from now on, or no longer. */
    storageChanged(state, { payload }: PayloadAction<{ isKept: boolean }>) {
      state.isKept = payload.isKept;
    },
    /** A player signed in without a reload; this is what the browser remembers of them. */
    memoryRead: (_state, { payload }: PayloadAction<TicketMemory>) => initialTicket(payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(ticketRunEvents.confirmed, (state, { payload }) => {
        if (isSending(state)) return;
        // The first press of another ticket.
        if (state.run === null) delete state.sent;
        const lineIds = payload.lines.map(({ id }) => id);
        state.run = { id: payload.runId, lineIds, cleared: 0, isSending: true, stop: null };
        state.edit = null;
        state.addition = null;
      })
      .addCase(ticketRunEvents.stopped, ({ run }, { payload }) => stop(run, payload.stop))
      .addCase(ticketRunEvents.sent, ({ run }) => stop(run, null))
      .addCase(betsEvents.addedToTicket, (state, { payload }) => {
        const { lineId: id, roundId, number, amount } = payload;
        if (isSending(state) || state.lines.length >= mostLines) return;
        state.lines.push({ id, number, amount, receiptId: null });
        belongTo(state, roundId);
        state.addition = null;
      })
      .addCase(betsEvents.betSent, (state, { payload }) => {
        const line = state.lines.find(({ id }) => id === payload.lineId);
        if (!line) return;
        line.receiptId = payload.receiptId;
        noteSent(state, line.id, payload.stake);
      })
      // A stake is in the ticket or in the slip, so that no press sends both.
      .addCase(betsEvents.slipReopened, (state, { payload: { receiptId } }) => {
        const line = state.lines.find((one) => one.receiptId === receiptId);
        // While a stake is being sent no slip opens.
        if (line && !isSending(state)) dropLines(state, [line.id]);
      })
      .addCase(betsEvents.betRefused, (state, { payload: { lineId, message, kind } }) => {
        if (lineId === undefined) return;
        forgetSent(state, lineId);
        const line = state.lines.find(({ id }) => id === lineId);
        // What never left the page has no receipt, so that the line still waits.
        if (line && kind === 'notSent') line.receiptId = null;
        stop(state.run, { kind: kind === 'notSent' ? kind : 'refused', message });
      })
      .addCase(betsEvents.betUnanswered, ({ run }, { payload: { lineId } }) => {
        if (lineId !== undefined) stop(run, { kind: 'unclear' });
      })
      .addCase(sessionEnded, () => initialTicket(emptyTicket))
      .addCase(playerDataDiscarded, () => initialTicket(emptyTicket));
  },
  selectors: {
    selectTicket: (ticket) => ticket,
    selectTicketRound: ({ roundId }) => roundId,
    selectIsTicketOpen: ({ isOpen }) => isOpen,
    selectEntry: ({ entry = noEntry }) => entry,
  },
});

export const ticketReducer = ticketSlice.reducer;
export const ticketEvents = {
  ...ticketSlice.actions,
  ...ticketRunEvents,
  /** It is this line's turn; `number` counts from 1. */
  lineReached: createAction<{ lineId: string; number: number }>('ticket/lineReached'),
  /** The ticket has no room for the keypad's number, which stays there. */
  noRoomFound: createAction('ticket/noRoomFound'),
};
export const { selectTicket, selectTicketRound, selectIsTicketOpen, selectEntry } =
  ticketSlice.selectors;
