/** Longest time in milliseconds that one chunk of the work blocks the page. */
const chunkMs = 10;

/**
 * Does work that yields after each small part, in chunks between which the page handles input.
 *
 * @returns null if it was aborted
 */
export async function inChunks<Result>(
  work: Generator<void, Result>,
  signal: AbortSignal,
): Promise<Result | null> {
  for (;;) {
    await yieldToPage();
    if (signal.aborted) return null;
    const end = performance.now() + chunkMs;
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

/** Lets the page handle input, and load and show the player's screen, before it resolves. */
function yieldToPage(): Promise<void> {
  // Older browsers have no priorities, so there the rest of the page waits for half of this work.
  if (!('scheduler' in globalThis)) return new Promise((resolve) => setTimeout(resolve));
  return scheduler.postTask(() => undefined, { priority: 'background' });
}
