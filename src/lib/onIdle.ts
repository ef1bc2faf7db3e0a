/**
 * Runs once the page has nothing better to do; Safari has no idle callback.
 *
 * @returns what calls it off
 */
export function onIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
