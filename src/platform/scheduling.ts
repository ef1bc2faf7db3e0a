/**
 * Ends the current task, so that the browser can paint and handle input before the next one. A message
 * channel, because timers are throttled while a page loads and `scheduler.yield` is too young.
 */
export function yieldToMain(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Runs once when the page is idle; Safari has no idle callback.
 * @param timeout runs after this many milliseconds at the latest
 * @returns cancels it
 */
export function onIdle(run: () => void, timeout?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, timeout ?? 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, timeout === undefined ? {} : { timeout });
  return () => cancelIdleCallback(handle);
}

/** A hidden page never paints; after this many milliseconds we stop waiting for it. */
const maxPaintWaitMs = 1000;

/** Resolves after the next paint. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, maxPaintWaitMs);
    // An animation frame's callback runs before its paint, a timer set there after it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}

/**
 * Waits for a task, but no longer than the limit in milliseconds. A late task goes on unobserved.
 * @returns whether it ended in time
 * @throws what the task throws in time
 */
export function withinTime(task: Promise<unknown>, limitMs: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), limitMs);
    task.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
}
