/** Times the player’s own speed. */
export const speeds = [1, 4, 16] as const;
export type Speed = (typeof speeds)[number];

/** Where the replay is. */
export interface PlaybackState {
  step: number;
  /** The recording's clock, in milliseconds since the epoch; the screens read no other. */
  now: number;
  isPlaying: boolean;
  speed: Speed;
}

export type Playback = ReturnType<typeof createPlayback>;

/**
 * What moves a replay; a store for `useSyncExternalStore`.
 *
 * @param timestamps of each step, rising, in milliseconds since the epoch
 */
export function createPlayback(timestamps: readonly number[], firstStep = 0) {
  const lastStep = timestamps.length - 1;
  const listeners = new Set<() => void>();
  let state: PlaybackState = { ...atStep(firstStep), isPlaying: false, speed: 1 };

  function atStep(wanted: number): Pick<PlaybackState, 'step' | 'now'> {
    const step = Math.min(Math.max(0, Math.round(wanted)), lastStep);
    return { step, now: timestamps[step] ?? 0 };
  }

  function atTime(now: number): Pick<PlaybackState, 'step' | 'now'> {
    return { now, step: Math.max(0, lastAtOrBefore(timestamps, now)) };
  }

  function change(changes: Partial<PlaybackState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows a step at its own time, and pauses. */
    goToStep: (step: number) => change({ ...atStep(step), isPlaying: false }),
    /** Moves the clock to a time of the recording; a playing replay plays on. */
    seek: (time: number) => change(atTime(time)),
    /** At the end it starts over. */
    play: () => change({ ...(state.step >= lastStep && atStep(0)), isPlaying: true }),
    pause: () => change({ isPlaying: false }),
    setSpeed: (speed: Speed) => change({ speed }),
    /** Moves a playing replay on by this many real milliseconds. */
    advance(elapsed: number): void {
      if (!state.isPlaying) return;
      const now = state.now + elapsed * state.speed;
      const isAtEnd = now >= (timestamps[lastStep] ?? 0);
      change(isAtEnd ? { ...atStep(lastStep), isPlaying: false } : atTime(now));
    },
  };
}

/** The index of the last of rising values that is not above `value`; -1 for none. */
export function lastAtOrBefore(values: readonly number[], value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
