import { isAnyOf } from '@reduxjs/toolkit';
import { sessionEnded } from '../../api/apiEvents';
import { gameEvents } from '../game/gameSlice';
import { sessionEvents } from '../session/sessionSlice';
import type { Logger } from '../../platform/logger';
import type { BroadcastEvent } from '../../realtime/ports';
import { watchReadability } from '../../realtime/watchReadability';
import { isListenerStart } from '../../store/appEvents';
import type { Services } from '../../store/services';
import type { AppDispatch, StartAppListening } from '../../store/storeTypes';

/** Opens the websocket when a session begins and closes it when the session ends. */
export function listenForBroadcasts(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(isListenerStart, sessionEvents.signedIn),
    effect: async (_, { dispatch, getState, condition, cancelActiveListeners, extra }) => {
      if (getState().session.player === null) return;
      cancelActiveListeners();
      dispatch(gameEvents.connectionAttempted({ at: extra.clock.now() }));
      const isFeedReadable = watchReadability();
      extra.broadcasts.connect((event) => {
        dispatchBroadcast(event, dispatch, extra);
        const isReadable = isFeedReadable(event);
        const wasReadable = getState().game.isFeedUnreadable !== true;
        if (isReadable !== wasReadable) dispatch(gameEvents.feedReadabilityChanged({ isReadable }));
      });
      await condition(sessionEnded.match);
      // A newer session cancels this listener and keeps the connection, so this runs only after a real end.
      extra.broadcasts.disconnect();
      dispatch(gameEvents.connectionClosed());
    },
  });
}

/** Dispatches the game event for one broadcast event. */
function dispatchBroadcast(
  event: BroadcastEvent,
  dispatch: AppDispatch,
  { clock, logger }: Services,
): void {
  const at = clock.now();
  if (event.kind === 'connection') {
    dispatch(
      event.state === 'open' ? gameEvents.connectionOpened({ at }) : gameEvents.connectionLost(),
    );
    return;
  }
  if (event.kind === 'pong') {
    dispatch(gameEvents.pongReceived({ at }));
    return;
  }
  if (event.kind === 'countdown') {
    dispatch(gameEvents.countdownReceived({ secondsLeft: event.secondsLeft, receivedAt: at }));
    return;
  }
  if (event.kind === 'dropped' && event.channel === null) {
    // A frame without a known channel does not prove that the connection works.
    logger.warn('frame of the broadcaster dropped', event.reason);
    return;
  }
  dispatch(gameEvents.otherEventReceived({ at }));
  switch (event.kind) {
    case 'status':
      dispatchStatus(event, dispatch, logger);
      return;
    case 'result': {
      const { roundId, digits } = event;
      dispatch(gameEvents.resultReceived({ roundId, digits, receivedAt: at }));
      return;
    }
    case 'dropped':
      logger.warn(`event of channel ${event.channel} dropped`, event.reason);
  }
}

function dispatchStatus(
  { status, roundId, result }: Extract<BroadcastEvent, { kind: 'status' }>,
  dispatch: AppDispatch,
  logger: Logger,
): void {
  if (status === 'start' && roundId !== null) dispatch(gameEvents.roundStarted({ roundId }));
  else if (status === 'calculate') {
    if (result === null) logger.warn('calculate without a readable result');
    dispatch(gameEvents.roundCalculated({ result }));
  } else dispatch(gameEvents.statusReceived({ status }));
}
