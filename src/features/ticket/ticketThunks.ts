import { nanoid } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppThunk } from '../../store/storeTypes';
import type { Stake } from '../../domain/bet';
import { betsEvents, selectIsTicketSending } from '../bets/betsSlice';
import type { StakedLine } from '../bets/ticketRun';
import { readNumbers } from '../../domain/numbersText';
import { selectCanAddToTicket, selectEntryAmount, selectPlacedIds } from './ticketSelectors';
import { selectEntry, selectTicket, ticketEvents } from './ticketSlice';

/** Dispatches an event with which the lines that the server has leave the ticket. */
const withPlacedIds =
  (event: (payload: { placedIds: string[] }) => UnknownAction) =>
  (): AppThunk =>
  (dispatch, getState) => {
    dispatch(event({ placedIds: selectPlacedIds(getState()) }));
  };

export const openTicket = withPlacedIds(ticketEvents.opened);
/** From now on it is next to the stage, and not open over it. */
export const dockTicket = withPlacedIds(ticketEvents.docked);
/** While it is being sent it stays open. */
export const closeTicket = withPlacedIds(ticketEvents.closed);

/** A ticket of which the server has all lines is done: what is added begins another one. */
function startNextTicket(): AppThunk {
  return (dispatch, getState) => {
    const placedIds = selectPlacedIds(getState());
    const { lines } = selectTicket(getState());
    if (lines.length > 0 && placedIds.length === lines.length)
      dispatch(ticketEvents.placedRemoved({ placedIds }));
  };
}

/** The slip's stake becomes a line, also of a number that the ticket has already. */
export function addToTicket(stake: Stake): AppThunk {
  return (dispatch) => {
    dispatch(startNextTicket());
    dispatch(betsEvents.addedToTicket({ ...stake, lineId: nanoid() }));
  };
}

/** The numbers in the field become lines. What can't be read and what finds no room stays in the field. */
export function addTypedNumbers(roundId: number): AppThunk {
  return (dispatch, getState) => {
    const { numbers, unread } = readNumbers(selectEntry(getState()).text);
    const amount = selectEntryAmount(getState());
    const lines = numbers.map((number) => ({ id: nanoid(), number, amount }));
    if (lines.length > 0) dispatch(startNextTicket());
    dispatch(ticketEvents.numbersAdded({ roundId, lines, unread }));
  };
}

/** The keypad's number becomes a line as if it were typed, also if the ticket has the number already. */
export function addKeypadNumber(): AppThunk {
  return (dispatch, getState) => {
    const state = getState();
    const { number } = state.bets;
    const roundId = state.game.round.id;
    if (roundId === null || number === '' || selectIsTicketSending(state)) return;
    if (selectCanAddToTicket(state)) {
      dispatch(addToTicket({ roundId, number, amount: selectEntryAmount(state) }));
    } else dispatch(ticketEvents.noRoomFound());
  };
}

/** Fills the ticket that was sent in again, for the round that the press names; nothing is sent. */
export function repeatTicket(roundId: number): AppThunk {
  return (dispatch, getState) => {
    const { sent } = selectTicket(getState());
    if (!sent) return;
    const lines = sent.lines.map((line) => ({ ...line, id: nanoid() }));
    dispatch(ticketEvents.repeated({ roundId, lines, placedIds: selectPlacedIds(getState()) }));
  };
}

/** Confirms the lines on the screen, which are then sent one after the other. */
export function confirmTicket(roundId: number, shown: readonly StakedLine[]): AppThunk {
  return (dispatch) => {
    const lines = shown.map(({ id, number, amount }) => ({ id, number, amount }));
    dispatch(ticketEvents.confirmed({ runId: nanoid(), roundId, lines }));
  };
}
