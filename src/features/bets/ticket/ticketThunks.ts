import { nanoid } from '@reduxjs/toolkit';
import type { AppThunk } from '../../../store/storeTypes';
import { randomNumber } from '../../../platform/randomNumber';
import type { Stake } from '../betsApi';
import { betsEvents } from '../betsSlice';
import type { StakedLine, StakedNumber } from './ticket';
import { selectPlacedIds, selectTicketNumbers, selectUsualAmount } from './ticketSelectors';
import { ticketEvents } from './ticketSlice';

/** Opens the ticket without the lines that the server has. */
export function openTicket(): AppThunk {
  return (dispatch, getState) => {
    dispatch(ticketEvents.opened({ placedIds: selectPlacedIds(getState()) }));
  };
}

/** Closes it, unless it is being sent; the lines that the server has leave it. */
export function closeTicket(): AppThunk {
  return (dispatch, getState) => {
    dispatch(ticketEvents.closed({ placedIds: selectPlacedIds(getState()) }));
  };
}

/** The slip's stake becomes a line, also of a number that the ticket has already. */
export function addToTicket(stake: Stake): AppThunk {
  return (dispatch) => {
    dispatch(betsEvents.addedToTicket({ ...stake, lineId: nanoid() }));
  };
}

/** Numbers that the ticket lacks become lines, each with its amount in riel. */
export function addNumbers(roundId: number, numbers: readonly StakedNumber[]): AppThunk {
  return (dispatch) => {
    const lines = numbers.map((one) => ({ ...one, id: nanoid() }));
    dispatch(ticketEvents.numbersAdded({ roundId, lines }));
  };
}

/** A number becomes a line with the usual amount. */
export function addNumber(roundId: number, number: string): AppThunk {
  return (dispatch, getState) => {
    const amount = selectUsualAmount(getState(), number);
    dispatch(addNumbers(roundId, [{ number, amount }]));
  };
}

/** A random number of so many digits that the ticket lacks becomes a line. */
export function addRandomNumber(roundId: number, length: number): AppThunk {
  return (dispatch, getState) => {
    const number = randomNumber(length, selectTicketNumbers(getState()));
    if (number !== null) dispatch(addNumber(roundId, number));
  };
}

/** Confirms the lines on the screen, which are then sent one after the other. */
export function confirmTicket(roundId: number, shown: readonly StakedLine[]): AppThunk {
  return (dispatch) => {
    const lines = shown.map(({ id, number, amount }) => ({ id, number, amount }));
    dispatch(ticketEvents.confirmed({ runId: nanoid(), roundId, lines }));
  };
}
