import { isAnyOf, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/apiError';
import type { StartAppListening } from '../../store/storeTypes';
import { connectionEvents } from './connectionSlice';

const isSettled = isAnyOf(isFulfilled, isRejected);

/**
 * Measures the delay of the connection: how long the calls take. Those of the first screen are not measured: what
 * delays them on an old machine is the screen. A call without a response, such as one that reached its time limit,
 * measures nothing.
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
}

function hasResponse(settled: UnknownAction): boolean {
  if (!isRejected(settled)) return true;
  const error = settled.payload as ApiError | undefined;
  return typeof error?.status === 'number';
}
