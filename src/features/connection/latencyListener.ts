import { isAnyOf, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/apiError';
import { onChange } from '../../store/onChange';
import type { AppThunk, StartAppListening } from '../../store/storeTypes';
import { connectionEvents } from './connectionSlice';
import { usualDelayMs } from './latency';

/** The connection is pinged if nothing has measured it for this long; about as often as a silent one. */
const pingAfterMs = 30_000;
/** The same while the delay is unknown or the hint to send earlier is shown, so that the hint comes and goes soon. */
const earlyPingAfterMs = 5000;

const isSettled = isAnyOf(isFulfilled, isRejected);

/**
 * Measures the delay of the connection: how long the calls and the websocket's pings take. The calls of the
 * first screen are not measured: what delays them on an old machine is the screen. A call
 * without a response, such as one that reached its time limit, measures nothing.
 */
export function listenForLatency(startListening: StartAppListening): void {
  startListening({
    matcher: isPending,
    effect: async ({ meta: { requestId } }, { dispatch, take, extra: { clock } }) => {
      const sentAt = clock.now();
      const [settled] = await take(
        (action) => isSettled(action) && action.meta.requestId === requestId,
      );
      if (hasResponse(settled)) {
        dispatch(connectionEvents.roundTripMeasured({ ms: clock.now() - sentAt }));
      }
    },
  });
  startListening(
    onChange(
      ({ connection }) => connection.latency.samplesMs,
      async (samplesMs, { dispatch, getState, delay, cancelActiveListeners }) => {
        cancelActiveListeners();
        const isKnown = usualDelayMs(samplesMs) !== null;
        const { marginSeconds } = getState().connection.latency;
        await delay(isKnown && marginSeconds === 0 ? pingAfterMs : earlyPingAfterMs);
        if (getState().connection.status === 'open') dispatch(pingServer());
      },
      connectionEvents.opened.match,
    ),
  );
}

/** Pings the server; the pong measures the connection. */
export function pingServer(): AppThunk {
  return (dispatch, _getState, { broadcasts, clock }) => {
    dispatch(connectionEvents.pingSent({ at: clock.now() }));
    broadcasts.ping();
  };
}

function hasResponse(settled: UnknownAction): boolean {
  if (!isRejected(settled)) return true;
  const error = settled.payload as ApiError | undefined;
  return typeof error?.status === 'number';
}
