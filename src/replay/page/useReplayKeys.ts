import { useEffect, useEffectEvent } from 'react';
import { speeds } from '../engine/playback';
import type { Playback } from '../engine/playback';
import { neighbour } from './stepFilter';
import type { ListedStep } from './openReplay';

interface ReplayKeys {
  playback: Playback;
  steps: readonly ListedStep[];
  /** The steps that the list shows; the arrows go from one to the next of them. */
  listed: readonly ListedStep[];
  onHelp(): void;
  onSearch(): void;
  onCopyLink(): void;
  /** Gives the player's screen the room of the step, or takes it back. */
  onWide(): void;
}

const jumps: Record<string, (step: ListedStep) => boolean> = {
  e: ({ isError }) => isError,
  b: ({ isBet }) => isBet,
  r: ({ isRound }) => isRound,
};

/** The whole page on the keyboard; not while something is typed or a dialog is open. */
export function useReplayKeys(keys: ReplayKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    const { playback, steps, listed } = keys;
    const { step, isPlaying } = playback.getState();
    const go = (target: number | null) => {
      if (target !== null) playback.goToStep(target);
    };
    const direction = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isJump = jumps[key];
    if (isJump) {
      go(neighbour(steps.filter(isJump), step, event.shiftKey ? -1 : 1));
      return true;
    }
    switch (key) {
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowDown':
        go(event.shiftKey ? step + direction : neighbour(listed, step, direction));
        return true;
      case 'Home':
        go(0);
        return true;
      case 'End':
        go(steps.length - 1);
        return true;
      case ' ':
        if (isPlaying) playback.pause();
        else playback.play();
        return true;
      case '1':
      case '2':
      case '3':
        playback.setSpeed(speeds[Number(key) - 1] ?? 1);
        return true;
      case '/':
        keys.onSearch();
        return true;
      case '?':
        keys.onHelp();
        return true;
      case 'd':
        keys.onWide();
        return true;
      case 'l':
        keys.onCopyLink();
        return true;
      default:
        return false;
    }
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (isTaken(event)) return;
      if (press(event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Keys that mean something else where the focus is. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const typedIn = 'input:not([type="checkbox"], [type="range"], [type="file"]), textarea';
  if (target.closest(`${typedIn}, [role="dialog"], [role="menu"]`)) return true;
  if (key === ' ') {
    return target.closest('button, a, [type="checkbox"], [type="file"], [role="tab"]') !== null;
  }
  if (key.startsWith('Arrow') || key === 'Home' || key === 'End') {
    return target.closest('[role="tablist"]') !== null;
  }
  return false;
}
