import { isRejectedWithValue } from '@reduxjs/toolkit';
import type { ApiError } from '../../api/apiError';
import type { StartAppListening } from '../../store/storeTypes';

/** Logs each failed request in one line (specification section 8), without its contents. */
export function listenForFailedCalls(startListening: StartAppListening): void {
  startListening({
    matcher: isRejectedWithValue,
    effect: ({ payload, meta }, { extra }) => {
      const { kind, status, reason } = payload as ApiError;
      const { endpointName } = meta.arg as { endpointName: string };
      extra.logger.warn(`call ${endpointName} failed`, { kind, status, reason });
    },
  });
}
