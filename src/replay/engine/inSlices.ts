import { nextTask } from './verification';

/** Longest time in milliseconds that one slice of the work blocks the page. */
const sliceMs = 10;

/**
 * Does work that yields after each small part, in slices between which the page handles input.
 *
 * @returns null if it was aborted
 */
export async function inSlices<Result>(
  work: Generator<void, Result>,
  signal: AbortSignal,
): Promise<Result | null> {
  for (;;) {
    await nextTask();
    if (signal.aborted) return null;
    const end = performance.now() + sliceMs;
    do {
      const { done, value } = work.next();
      if (done === true) return value;
    } while (performance.now() < end);
  }
}

/** Does the same work without a break. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
