import { neighbour } from '../engine/stepFilter';
import type { Step } from '../engine/steps';
import { useHotkeys } from './keyboard';
import { useReplay } from './useReplay';

/** @param listed the steps that the list shows; the arrows go from one to the next of them */
export function useTransportKeys(listed: readonly Step[]): void {
  const { playback, steps, stops } = useReplay();
  const goTo = (target: number | null) => target !== null && playback.goToStep(target);
  const move = (direction: 1 | -1) => (isShift: boolean) => {
    const { step } = playback.getState();
    goTo(isShift ? step + direction : neighbour(listed, step, direction));
  };
  const jump = (among: readonly Step[]) => (isShift: boolean) =>
    goTo(neighbour(among, playback.getState().step, isShift ? -1 : 1));
  useHotkeys({
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
    e: jump(stops.error),
    b: jump(stops.bet),
    r: jump(stops.round),
  });
}
