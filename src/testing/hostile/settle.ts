import { setImmediate } from 'node:timers';
import { restApi } from '../../api/restApi';
import type { AppStore } from '../../app/store';

/** Runs everything until no request is in flight. */
export async function settle({ dispatch }: AppStore): Promise<void> {
  for (;;) {
    // Not a timer: timers may be fake, and thousands of real ones add up.
    await new Promise((resolve) => setImmediate(resolve));
    const running = [
      ...dispatch(restApi.util.getRunningQueriesThunk()),
      ...dispatch(restApi.util.getRunningMutationsThunk()),
    ];
    if (running.length === 0) return;
    await Promise.all(running);
  }
}
