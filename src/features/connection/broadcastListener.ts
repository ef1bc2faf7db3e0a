import { isAnyOf } from '@reduxjs/toolkit';
import { sessionEnded } from '../../api/apiEvents';
import { sessionEvents } from '../session/sessionSlice';
import type { Logger } from '../../platform/logger';
import type { BroadcastEvent } from '../../realtime/ports';
import { isListenerStart } from '../../store/appEvents';
import type { Services } from '../../store/services';
import type { AppDispatch, StartAppListening } from '../../store/storeTypes';
import { broadcast } from './broadcasts';
import { connectionEvents } from './connectionSlice';

/** Opens the websocket when a session begins and closes it when the session ends. */
export function listenForBroadcasts(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(isListenerStart, sessionEvents.signedIn),
    effect: async (_, { dispatch, getState, condition, cancelActiveListeners, extra }) => {
      if (getState().session.player === null) return;
      cancelActiveListeners();
      dispatch(connectionEvents.attempted({ at: extra.clock.now() }));
      extra.broadcasts.connect((event) => dispatchBroadcast(event, dispatch, extra));
      await condition(sessionEnded.match);
      // A newer session cancels this listener and keeps the connection, so this runs only after a real end.
      extra.broadcasts.disconnect();
      dispatch(connectionEvents.closed());
    },
  });
}

/** Dispatches one action for one event of the connection. */
function dispatchBroadcast(
  event: BroadcastEvent,
  dispatch: AppDispatch,
  { clock, logger }: Services,
): void {
  const receivedAt = clock.now();
  switch (event.kind) {
    case 'connection':
      dispatch(
        event.state === 'open'
          ? connectionEvents.opened({ at: receivedAt })
          : connectionEvents.lost(),
      );
      return;
    case 'pong':
      dispatch(connectionEvents.pongReceived({ at: receivedAt }));
      return;
    case 'countdown': {
      const { kind: _, ...fields } = event;
      dispatch(broadcast.countdownReceived({ ...fields, receivedAt }));
      return;
    }
    case 'status':
      dispatch(statusFrame(event, receivedAt, logger));
      return;
    case 'result': {
      const { roundId, digits } = event;
      dispatch(broadcast.resultReceived({ roundId, digits, receivedAt }));
      return;
    }
    case 'dropped': {
      const { channel, reason } = event;
      if (channel === null) {
        // A frame without a known channel does not prove that the connection works.
        logger.warn('frame of the broadcaster dropped', reason);
        return;
      }
      logger.warn(`event of channel ${channel} dropped`, reason);
      dispatch(broadcast.unreadableReceived({ channel, receivedAt }));
    }
  }
}

function statusFrame(
  { status, roundId, result }: Extract<BroadcastEvent, { kind: 'status' }>,
  receivedAt: number,
  logger: Logger,
) {
  if (status === 'start' && roundId !== null) {
    return broadcast.roundStarted({ roundId, receivedAt });
  }
  if (status !== 'calculate') return broadcast.statusReceived({ status, receivedAt });
  if (result === null) logger.warn('calculate without a readable result');
  return broadcast.roundCalculated({ result, receivedAt });
}
