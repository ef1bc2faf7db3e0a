/** A page out of sight paints nothing; then this many milliseconds are enough. */
const longestWaitMs = 1000;

/** Runs once, when what was rendered just now has been painted. */
export function onNextPaint(run: () => void): void {
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(limit);
    run();
  };
  const limit = setTimeout(end, longestWaitMs);
  // The callback comes before its frame's paint, a turn of the event loop later after it.
  requestAnimationFrame(() => void setTimeout(end));
}
