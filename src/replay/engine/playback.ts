import { createTimeAxis, lastAtOrBefore } from './timeAxis';
import type { TimeAxis } from './timeAxis';

/** Times the player’s own speed. */
export const speeds = [1, 4, 16] as const;
export type Speed = (typeof speeds)[number];

/** Where the replay is. */
export interface PlaybackState {
  step: number;
  /** The trace's clock, in milliseconds since the epoch; the screens read no other. */
  now: number;
  isPlaying: boolean;
  speed: Speed;
  isSqueezed: boolean;
  axis: TimeAxis;
}

/** The one place that moves a replay; a store for `useSyncExternalStore`. */
export interface Playback {
  getState(): PlaybackState;
  subscribe(listener: () => void): () => void;
  /** Shows a step as it was in its moment, and pauses. */
  goToStep(step: number): void;
  /** Moves the clock to a place on the axis; a playing replay plays on. */
  seek(place: number): void;
  /** From the end it begins anew. */
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  setSqueezed(isSqueezed: boolean): void;
  /** Moves a playing replay on by so many real milliseconds. */
  advance(elapsed: number): void;
}

/**
 * @param moments of each step, rising, in milliseconds since the epoch
 * @param landmarks moments between which waiting may be squeezed
 */
export function createPlayback(
  moments: readonly number[],
  landmarks: readonly number[],
  firstStep = 0,
): Playback {
  const lastStep = moments.length - 1;
  const momentAt = (step: number) => moments[step] ?? 0;
  const start = Math.min(Math.max(0, firstStep), lastStep);
  const listeners = new Set<() => void>();
  let state: PlaybackState = {
    step: start,
    now: momentAt(start),
    isPlaying: false,
    speed: 1,
    isSqueezed: true,
    axis: createTimeAxis(landmarks, true),
  };

  function change(changes: Partial<PlaybackState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function moveTo(place: number): Partial<PlaybackState> {
    const now = state.axis.toMoment(place);
    return { now, step: Math.max(0, lastAtOrBefore(moments, now)) };
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    goToStep(step) {
      const at = Math.min(Math.max(0, Math.round(step)), lastStep);
      change({ step: at, now: momentAt(at), isPlaying: false });
    },
    seek(place) {
      change(moveTo(place));
    },
    play() {
      const isAtEnd = state.step >= lastStep;
      change(isAtEnd ? { step: 0, now: momentAt(0), isPlaying: true } : { isPlaying: true });
    },
    pause() {
      change({ isPlaying: false });
    },
    setSpeed(speed) {
      change({ speed });
    },
    setSqueezed(isSqueezed) {
      change({ isSqueezed, axis: createTimeAxis(landmarks, isSqueezed) });
    },
    advance(elapsed) {
      if (!state.isPlaying) return;
      const place = state.axis.toAxis(state.now) + elapsed * state.speed;
      if (place >= state.axis.length) {
        change({ step: lastStep, now: momentAt(lastStep), isPlaying: false });
      } else {
        change(moveTo(place));
      }
    },
  };
}
