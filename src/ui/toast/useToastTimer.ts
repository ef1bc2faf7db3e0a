import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Reasons for a toast's time to stand still. */
export type PauseReason = 'hover' | 'focus' | 'window' | 'drag';

/**
 * Counts a toast's time down and calls `onEnd` once it is over. The time stands still while any reason
 * holds; when the last one is gone it goes on from where it stopped (specification section 9).
 * @param durationMs milliseconds to live
 */
export function useToastTimer(durationMs: number, onEnd: () => void) {
  const [reasons, setReasons] = useState<ReadonlySet<PauseReason>>(new Set());
  const left = useRef(durationMs);
  const paused = reasons.size > 0;
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    left.current = durationMs;
  }, [durationMs]);

  useEffect(() => {
    if (paused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - startedAt));
    };
  }, [durationMs, paused]);

  const hold = useCallback((reason: PauseReason, held: boolean) => {
    setReasons((before) => {
      if (before.has(reason) === held) return before;
      const after = new Set(before);
      if (held) after.add(reason);
      else after.delete(reason);
      return after;
    });
  }, []);

  return { paused, hold };
}
