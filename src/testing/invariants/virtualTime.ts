import { setImmediate } from 'node:timers';
import { createClock } from '../../platform/clock';
import type { Clock } from '../../platform/clock';

/** Fakes timers except those that promises and fetch depend on. */
export function useVirtualTime(): void {
  jest.useFakeTimers({
    now: Date.parse('2026-11-20T14:00:00+07:00'),
    doNotFake: ['hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });
}

/** The app's own clock over the virtual time. */
export function virtualClock(): Clock {
  return createClock({ monotonic: () => performance.now(), wall: () => Date.now() });
}

/** Runs everything that needs no time. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The longest time in which timers fire without promises running in between. */
const sliceMs = 1000;

/** Lets time pass and runs everything that follows. */
export async function advanceTime(milliseconds: number): Promise<void> {
  await flushPromises();
  for (let left = milliseconds; left > 0; left -= sliceMs) {
    jest.advanceTimersByTime(Math.min(sliceMs, left));
    await flushPromises();
  }
}

/** Sets the wall clock without firing timers, as after sleep or a clock change. */
export function shiftWallClock(milliseconds: number): void {
  jest.setSystemTime(Date.now() + milliseconds);
}
