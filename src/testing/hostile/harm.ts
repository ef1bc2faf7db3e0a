import { setImmediate } from 'node:timers';
import { restApi } from '../../api/restApi';
import type { AppStore } from '../../app/store';
import type { FakeLogger } from '../fakePorts';

/** Watches the console and the prototypes until the test ends for what must never happen. */
export function watchForHarm() {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // The store's development checks report how long they took.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  return {
    /** New problems since the last call. */
    findings: (logger?: FakeLogger) => [
      ...error.mock.calls.splice(0).map((parts) => `console.error: ${parts.map(String).join(' ')}`),
      ...(logger?.lines ?? [])
        .filter(({ message }) => message.startsWith('a listener failed'))
        .map(({ message, details }) => `${message}: ${String(details)}`),
      ...Object.keys(Object.prototype).map((key) => `every object has ${key}`),
    ],
  };
}

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
