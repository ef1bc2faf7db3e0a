import { useEffect } from 'react';
import type { Playback } from '../engine/playback';

/** The step that an address names (`#step=123`); null if it names none. */
export function stepInHash(hash: string): number | null {
  const digits = /^#step=(\d{1,7})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The address of a step within the page. */
const hashOf = (step: number) => `#step=${step}`;

/** A dragged slider passes many steps; the address names the one on which it stays this long. */
const settleMs = 300;

/**
 * Keeps the address at the step that the agent went to, and goes to the step of an address that was
 * typed. A playing replay leaves the address alone.
 */
export function useStepLink(playback: Playback): void {
  useEffect(() => {
    let before = playback.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = playback.subscribe(() => {
      const state = playback.getState();
      if (!before.isPlaying && !state.isPlaying && state.step !== before.step) {
        clearTimeout(timer);
        timer = setTimeout(() => {
          window.history.replaceState(null, '', hashOf(state.step));
        }, settleMs);
      }
      before = state;
    });
    // The event's address, since the page may have renamed its own already.
    const follow = ({ newURL }: HashChangeEvent) => {
      const step = stepInHash(new URL(newURL).hash);
      if (step !== null && step !== playback.getState().step) playback.goToStep(step);
    };
    window.addEventListener('hashchange', follow);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('hashchange', follow);
    };
  }, [playback]);
}
