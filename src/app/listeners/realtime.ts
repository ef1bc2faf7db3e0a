import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { accessTokenRefused } from '../../api/baseQuery';
import { gameEvents } from '../../features/game/gameSlice';
import type { Connection } from '../../features/game/gameSlice';
import { sessionEvents } from '../../features/session/sessionSlice';
import { amountSchema } from '../../lib/wireSchemas';
import type { BroadcastEvent, ConnectionState } from '../../realtime/broadcastEvents';
import { appStarted } from '../appEvents';
import type { Services } from '../services';
import type { AppDispatch } from '../storeTypes';
import type { StartAppListening } from '.';

/** Opens the websocket and the balance with a session and closes both with it. */
export function listenForRealtime(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(appStarted, sessionEvents.signedIn),
    effect: async (_, { dispatch, getState, condition, cancelActiveListeners, extra }) => {
      const { player } = getState().session;
      if (player === null) return;
      cancelActiveListeners();
      extra.broadcasts.connect((event) => dispatchBroadcast(event, dispatch, extra));
      const stopBalance = watchBalance(player.userId, dispatch, extra);
      try {
        await condition(isAnyOf(accessTokenRefused, sessionEvents.loggedOut));
        // Not where a newer session ended the wait: the connection is that session's by now.
        extra.broadcasts.disconnect();
      } finally {
        stopBalance();
      }
    },
  });
}

/** Turns one event of the broadcaster into an event of the game. */
function dispatchBroadcast(
  event: BroadcastEvent,
  dispatch: AppDispatch,
  { clock, logger }: Services,
): void {
  switch (event.kind) {
    case 'countdown':
      dispatch(
        gameEvents.countdownReceived({ secondsLeft: event.secondsLeft, receivedAt: clock.now() }),
      );
      return;
    case 'status':
      dispatchStatus(event, dispatch);
      return;
    case 'result':
      dispatch(gameEvents.resultReceived({ roundId: event.roundId, digits: event.digits }));
      return;
    case 'connection':
      dispatch(gameEvents.connectionChanged({ connection: connectionOf(event.state) }));
      return;
    case 'dropped':
      logger.warn(`event of channel ${event.channel} dropped`, event.reason);
  }
}

function dispatchStatus(
  { status, roundId, result }: Extract<BroadcastEvent, { kind: 'status' }>,
  dispatch: AppDispatch,
): void {
  if (status === 'start' && roundId !== null) dispatch(gameEvents.roundStarted({ roundId }));
  else if (status === 'calculate' && result) dispatch(gameEvents.roundCalculated({ result }));
  else dispatch(gameEvents.statusReceived({ status }));
}

function connectionOf(state: ConnectionState): Connection {
  if (state === 'connected') return 'live';
  return state === 'initialized' || state === 'connecting' ? 'connecting' : 'reconnecting';
}

function watchBalance(userId: string, dispatch: AppDispatch, extra: Services): () => void {
  const { balances, sessionCookies, logger } = extra;
  return balances.watch(userId, sessionCookies.readFirebaseToken, {
    onBalance(value) {
      const parsed = v.safeParse(amountSchema, value);
      if (parsed.success) dispatch(sessionEvents.balanceReceived({ balance: parsed.output }));
      else logger.warn('balance dropped', value === null ? 'null' : typeof value);
    },
    onProblem: (reason) => logger.warn('balance not available', reason),
  });
}
