import { retryWaitMs } from '../../platform/backoff';
import { chunkLoadFailed, laterListenersStarted } from '../../store/appEvents';
import type { AppDispatch, StartAppListening } from '../../store/storeTypes';
import type { AddListeners } from './createAppListeners';

type LoadListeners = () => Promise<{ laterListeners: readonly AddListeners[] }>;

const loadChunk: LoadListeners = () =>
  import(/* webpackChunkName: "later-listeners" */ './laterListeners');

/**
 * Loads the later listeners and starts all of them at once. If their chunk fails to load, that is reported
 * once, and the chunk is requested again after growing delays. Never rejects.
 */
export async function startLaterListeners(
  startListening: StartAppListening,
  dispatch: AppDispatch,
  load = loadChunk,
): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    const chunk = await load().catch(() => null);
    if (chunk !== null) {
      for (const add of chunk.laterListeners) add(startListening);
      dispatch(laterListenersStarted());
      return;
    }
    if (failures === 0) dispatch(chunkLoadFailed());
    const waitMs = retryWaitMs(failures, Math.random());
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
