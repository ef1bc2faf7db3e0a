import { useEffect, useEffectEvent } from 'react';
import { neighbour } from '../engine/searchSteps';
import type { Step } from '../engine/steps';
import { useReplay } from './useReplay';

const textField = 'input:not([type="checkbox"], [type="range"], [type="file"]), textarea';

/** Whether a key means something else to the element that has the focus. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  // A dialog that fades out is hidden already, but may still have the focus.
  if (isIn('[aria-hidden="true"]')) return false;
  if (isIn(`${textField}, [role="dialog"], [role="menu"]`)) return true;
  if (key === ' ') return isIn('button, a, [type="checkbox"], [type="file"], [role="tab"]');
  return /^(Arrow.+|Home|End)$/.test(key) && isIn('[role="tablist"]');
}

/**
 * Keys of the whole page, which docs/support.md lists; they do nothing while something is typed or a dialog is open.
 *
 * @param listed the steps that the list shows; the arrows go from one to the next of them
 */
export function useTransportKeys(listed: readonly Step[]): void {
  const { playback, steps } = useReplay();
  const goTo = (target: number | null) => target !== null && playback.goToStep(target);
  const move = (direction: 1 | -1) => (isShift: boolean) => {
    const { step } = playback.getState();
    goTo(isShift ? step + direction : neighbour(listed, step, direction));
  };
  const hotkeys: Readonly<Record<string, (isShift: boolean) => void>> = {
    ArrowLeft: move(-1),
    ArrowUp: move(-1),
    ArrowRight: move(1),
    ArrowDown: move(1),
    Home: () => goTo(0),
    End: () => goTo(steps.length - 1),
    ' ': () => (playback.getState().isPlaying ? playback.pause() : playback.play()),
    1: () => playback.setSpeed(1),
    2: () => playback.setSpeed(4),
    3: () => playback.setSpeed(16),
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (!Object.hasOwn(hotkeys, event.key) || isTaken(event)) return;
    event.preventDefault();
    hotkeys[event.key]?.(event.shiftKey);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
