import { setImmediate } from 'node:timers';
import { createClock } from '../../lib/clock';
import type { Clock } from '../../lib/clock';

/** Fake timers that leave alone what promises and the fetch standard run on. */
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

/** Lets everything run that needs no time. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The longest stretch of time in which timers fire without promises running in between. */
const sliceMs = 1000;

/** Lets time pass, and everything run that was set off by it. */
export async function pass(milliseconds: number): Promise<void> {
  await turn();
  for (let left = milliseconds; left > 0; left -= sliceMs) {
    jest.advanceTimersByTime(Math.min(sliceMs, left));
    await turn();
  }
}

/** The machine slept, or its clock was set: no timer has run meanwhile. */
export function setWallClockBy(milliseconds: number): void {
  jest.setSystemTime(Date.now() + milliseconds);
}

/** What waits for a time that will never come, as the timers of a page that is gone. */
export function forgetTimers(): void {
  jest.clearAllTimers();
}
