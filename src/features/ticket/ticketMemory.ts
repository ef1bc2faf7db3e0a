import { createSelector } from '@reduxjs/toolkit';
import { playerDataDiscarded, sessionEnded } from '../../api/apiEvents';
import type { RootState } from '../../store/rootState';
import { onChange } from '../../store/onChange';
import type { StartAppListening } from '../../store/storeTypes';
import { sessionEvents } from '../session/sessionSlice';
import { emptyTicket } from './ticket';
import type { TicketMemory } from './ticket';
import { ticketEvents } from './ticketSlice';
import { keepTicket, readTicket } from './ticketStorage';

const selectMemory = createSelector(
  ({ ticket }: RootState) => ticket.roundId,
  ({ ticket }: RootState) => ticket.lines,
  ({ ticket }: RootState) => ticket.run,
  ({ ticket }: RootState) => ticket.sent,
  (roundId, lines, run, sent): TicketMemory => ({ roundId, lines, run, sent }),
);

/**
 * Stores what must survive a reload: the ticket with each change, so that a line's receipt is noted before
 * its request is sent.
 */
export function listenForTicketMemory(startListening: StartAppListening): void {
  startListening(
    onChange(selectMemory, (memory, { dispatch, getState, extra }, action) => {
      const { session, ticket } = getState();
      // The next player's page forgets it; the browser keeps it for its owner.
      if (session.player === null || playerDataDiscarded.match(action)) return;
      const isKept = keepTicket(extra.sessionStore, session.player.userId, memory);
      if (isKept !== ticket.isKept) dispatch(ticketEvents.storageChanged({ isKept }));
    }),
  );
  startListening({
    actionCreator: sessionEnded,
    effect: ({ payload: { reason } }, { getOriginalState, extra }) => {
      const { player } = getOriginalState().session;
      // After an expired session the player signs in again and finds the ticket as it was.
      if (player === null || reason === 'tokenRefused') return;
      keepTicket(extra.sessionStore, player.userId, emptyTicket);
    },
  });
  // A login reloads the page, which reads it at start; a session link does not reload.
  startListening({
    actionCreator: sessionEvents.signedIn,
    effect: ({ payload: { userId } }, { dispatch, extra: { sessionStore, logger } }) => {
      dispatch(ticketEvents.memoryRead(readTicket(sessionStore, logger, userId)));
    },
  });
}
