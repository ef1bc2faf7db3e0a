import { createSelector, isAnyOf } from '@reduxjs/toolkit';
import { playerDataDiscarded, sessionEnded } from '../../../api/apiEvents';
import type { RootState } from '../../../store/rootState';
import { onChange } from '../../../store/onChange';
import type { StartAppListening } from '../../../store/storeTypes';
import { sessionEvents } from '../../session/sessionSlice';
import { emptyTicket } from './ticket';
import type { TicketMemory } from './ticket';
import { ticketEvents } from './ticketSlice';
import {
  keepFavourites,
  keepTicket,
  mostFavourites,
  readFavourites,
  readTicket,
} from './ticketStorage';

const selectMemory = createSelector(
  ({ ticket }: RootState) => ticket.roundId,
  ({ ticket }: RootState) => ticket.lines,
  ({ ticket }: RootState) => ticket.run,
  ({ ticket }: RootState) => ticket.sent,
  (roundId, lines, run, sent): TicketMemory => ({ roundId, lines, run, sent }),
);

/**
 * Stores what must survive a reload: the ticket with each change, so that a line's receipt is noted before
 * its request is sent, and the favourite numbers, which the tabs of a browser share.
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
    effect: (
      { payload: { userId } },
      { dispatch, extra: { sessionStore, localStore, logger } },
    ) => {
      dispatch(
        ticketEvents.memoryRead({
          ticket: readTicket(sessionStore, logger, userId),
          favourites: readFavourites(localStore, logger, userId),
        }),
      );
    },
  });
  startListening({
    matcher: isAnyOf(ticketEvents.opened, ticketEvents.docked, ticketEvents.favouriteToggled),
    effect: (action, { dispatch, getState, extra: { localStore, logger } }) => {
      const { player } = getState().session;
      if (player === null) return;
      // Another tab may have changed them.
      const stored = readFavourites(localStore, logger, player.userId);
      if (!ticketEvents.favouriteToggled.match(action)) {
        dispatch(ticketEvents.favouritesRead({ numbers: stored }));
        return;
      }
      const { number } = action.payload;
      const others = stored.filter((one) => one !== number);
      const numbers = others.length < stored.length ? others : [...stored, number];
      keepFavourites(localStore, player.userId, numbers.slice(-mostFavourites));
      dispatch(ticketEvents.favouritesRead({ numbers: numbers.slice(-mostFavourites) }));
    },
  });
}
