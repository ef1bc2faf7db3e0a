import { useEffect, useSyncExternalStore } from 'react';
import type { Playback, PlaybackState } from '../engine/playback';

/** A plain value of the playback; the component renders when it changes. */
export function usePlayback<Value>(
  playback: Playback,
  select: (state: PlaybackState) => Value,
): Value {
  return useSyncExternalStore(playback.subscribe, () => select(playback.getState()));
}

/** Longest step of the clock for one frame, in milliseconds: a page that was hidden goes on calmly. */
const longestFrameMs = 250;

/** Lets a playing replay run with the frames of the page. */
export function useFrames(playback: Playback): void {
  const isPlaying = usePlayback(playback, (state) => state.isPlaying);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(run);
    function run(now: number) {
      playback.advance(Math.min(Math.max(0, now - last), longestFrameMs));
      last = now;
      frame = requestAnimationFrame(run);
    }
    return () => cancelAnimationFrame(frame);
  }, [playback, isPlaying]);
}
