import { useEffect } from 'react';
import type { Playback } from '../engine/playback';

/** The step that an address names (`#step=123`); null where it names none. */
export function stepInHash(hash: string): number | null {
  const digits = /^#step=(\d{1,7})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The end of the address that leads to a step. */
export function hashOfStep(step: number): string {
  return `#step=${step}`;
}

/** A slider that is dragged passes many steps; the address names the one where it stays. */
const settleMs = 300;

/**
 * Keeps the address at the step that the agent went to, and goes to the step of an address that was
 * typed. A replay that plays leaves the address alone.
 */
export function useStepLink(playback: Playback): void {
  useEffect(() => {
    let before = playback.getState();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = playback.subscribe(() => {
      const state = playback.getState();
      if (!before.isPlaying && !state.isPlaying && state.step !== before.step) {
        clearTimeout(timer);
        const name = () => window.history.replaceState(null, '', hashOfStep(state.step));
        timer = setTimeout(name, settleMs);
      }
      before = state;
    });
    // By the event: the address itself may have been named anew since.
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
