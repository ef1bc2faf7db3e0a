import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { neighbour } from '../engine/stepFilter';
import type { Step } from '../engine/steps';
import { Kbd } from './controls';
import { useReplay } from './useReplay';

interface KeyHandlers {
  onHelp(): void;
  onSearch(): void;
  onCopyLink(): void;
  /** Gives the player's screen the room of the step, or takes it back. */
  onWide(): void;
}

/**
 * The whole page on the keyboard; not while something is typed or a dialog is open.
 *
 * @param listed the steps that the list shows; the arrows go from one to the next of them
 */
export function useReplayKeys(listed: readonly Step[], handlers: KeyHandlers): void {
  const { playback, steps } = useReplay();
  const press = useEffectEvent((pressed: string, isShift: boolean): boolean => {
    const { step, isPlaying } = playback.getState();
    const goTo = (target: number | null) => {
      if (target !== null) playback.goToStep(target);
    };
    const move = (direction: 1 | -1) =>
      goTo(isShift ? step + direction : neighbour(listed, step, direction));
    const jump = (isStop: (step: Step) => boolean) =>
      goTo(neighbour(steps.filter(isStop), step, isShift ? -1 : 1));
    const actions = new Map<string, () => void>([
      ['ArrowLeft', () => move(-1)],
      ['ArrowUp', () => move(-1)],
      ['ArrowRight', () => move(1)],
      ['ArrowDown', () => move(1)],
      ['Home', () => goTo(0)],
      ['End', () => goTo(steps.length - 1)],
      [' ', isPlaying ? playback.pause : playback.play],
      ['1', () => playback.setSpeed(1)],
      ['2', () => playback.setSpeed(4)],
      ['3', () => playback.setSpeed(16)],
      ['e', () => jump(({ isError }) => isError)],
      ['b', () => jump(({ isBet }) => isBet)],
      ['r', () => jump(({ isRound }) => isRound)],
      ['d', handlers.onWide],
      ['/', handlers.onSearch],
      ['l', handlers.onCopyLink],
      ['?', handlers.onHelp],
    ]);
    const action = actions.get(pressed.length === 1 ? pressed.toLowerCase() : pressed);
    action?.();
    return action !== undefined;
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (!isTaken(event) && press(event.key, event.shiftKey)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

const textField = 'input:not([type="checkbox"], [type="range"], [type="file"]), textarea';

/** Whether a key means something else to the element that has the focus. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (isIn(`${textField}, [role="dialog"], [role="menu"]`)) return true;
  if (key === ' ') return isIn('button, a, [type="checkbox"], [type="file"], [role="tab"]');
  return /^(Arrow.+|Home|End)$/.test(key) && isIn('[role="tablist"]');
}

const keys: readonly [string, string][] = [
  ['← →', 'previous or next step in the list'],
  ['Shift ← →', 'previous or next step of all, countdown pushes too'],
  ['Home End', 'first or last step'],
  ['Space', 'play or pause'],
  ['1 2 3', 'speed 1×, 4×, 16×'],
  ['E  Shift E', 'next or previous error'],
  ['B  Shift B', 'next or previous bet'],
  ['R  Shift R', 'next or previous round'],
  ['D', 'hide or show the details of the step'],
  ['/', 'search the actions'],
  ['L', 'copy the link to this step'],
  ['?', 'this list'],
];

/** What the keys do. */
export function KeyboardHelp({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="keys-title">
      <DialogTitle id="keys-title">Keys</DialogTitle>
      <DialogContent>
        <Keys>
          {keys.map(([key, meaning]) => (
            <div key={key}>
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </Keys>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  ...theme.typography.body2,
  '& div': { display: 'grid', gridTemplateColumns: '110px 1fr', gap: 8 },
  '& dd': { margin: 0 },
}));
